// Comes in by the printed address, learns the words and colours, and opens the shelf.

import { get, post, whenAway } from './api.js';
import { define, house, say, show, h, word } from './ui.js';
import { shelf } from './shelf.js';
import { table } from './table.js';
import { join } from './near.js';

export async function learn() {
  const learned = await get('/house');
  Object.assign(house, learned);
  document.documentElement.lang = learned.lang;
  define(learned.symbols, true);
  define(learned.patterns, true);
  dress(learned);
}

// The roles of the palette become CSS variables; by day or by night as set.
export function dress({ light, dark, shade, text, calm }) {
  const sheet = dress.sheet ??= new CSSStyleSheet();
  const night = `:root{${dark}color-scheme:dark}`;
  const by = shade === 'dark' ? night : shade === 'light' ? '' : `@media (prefers-color-scheme: dark){${night}}`;
  sheet.replaceSync(`:root{${light}color-scheme:light}${by}`);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.style.setProperty('--text', text / 100);
  document.documentElement.classList.toggle('calm', calm);
}

// Where the page is: the shelf, a table being joined, or one table. The address holds nothing else.
export function route() {
  const id = location.hash.match(/^#table=([\w%.-]+)$/)?.[1];
  return (id ? table(id) : location.hash === '#join' ? join() : shelf()).catch(failed);
}

function failed(problem) {
  if (problem.kind === 'away') return;
  if (problem.kind === 'missing' || problem.kind === 'file') { location.hash = ''; say(problem.message); return; }
  show(h('section.notice', {}, h('h1', {}, 'TABVLARIVM'), h('p', {}, problem.message)));
}

let away = false;
whenAway((now) => {
  const line = document.querySelector('#away');
  if (now === away) return;
  away = now;
  line.hidden = !now;
  line.textContent = word('away');
  if (now) knock();
});

// The house is gone: knock until it answers, then go on where the page was.
async function knock() {
  while (away) {
    await new Promise((r) => setTimeout(r, 700));
    try { await get('/house'); } catch (p) { if (p.kind === 'away') continue; }
    away = false;
    document.querySelector('#away').hidden = true;
    route();
  }
}

async function start() {
  const key = location.hash.match(/^#([0-9a-f]{32})$/)?.[1];
  // The key leaves the address, and with it the history, before anything else happens.
  if (key) history.replaceState(null, '', '/');
  try {
    if (key) await post('/enter', { key }).catch((p) => { if (p.kind === 'away') throw p; });
    await learn();
    // Started with `--join`: the table is being joined already.
    const near = await get('/near');
    if (!near.idle && !near.host && !near.seated && location.hash === '') history.replaceState(null, '', '#join');
  } catch (problem) {
    failed(problem);
    return;
  }
  window.addEventListener('hashchange', route);
  route();
}
start();
