// Sheets over the table: what a thing is, the log, the past, the scores, the rules.

import { get } from './api.js';
import { Board, symbols } from './board.js';
import { button, define, fill, h, house, icon, sheet, token, word, wreath } from './ui.js';

// The rules of a game, kept after the first look.
const books = new Map();
export async function rulesOf(game) {
  const key = game + house.lang;
  if (!books.has(key)) books.set(key, await get('/rules/' + game));
  return books.get(key);
}

const ruled = (game, number) => h('button.ruling', { type: 'button', onclick: () => rules(game, 'R' + number) }, 'R' + number);

export function reason(game, blocked) {
  return [blocked.why, ' ', blocked.ruling ? ruled(game, blocked.ruling) : ''];
}

// What a thing is; `joined` shows on the board what it is joined to.
export async function about(id, game, touch, joined) {
  const thing = await get(`/tables/${id}/about`, { touch });
  if (!thing) return;
  await joined(thing);
  const book = await rulesOf(game);
  const text = (n) => book.rulings.find((r) => r.number === n)?.text ?? '';
  sheet(thing.title,
    thing.blocked && h('p.blocked', {}, icon('lock', 16), reason(game, thing.blocked)),
    thing.lines.map((line) => h('p', {}, line)),
    thing.rulings.length > 0 && h('details', {}, h('summary', {}, word('rulings')),
      thing.rulings.map((n) => h('p', {}, ruled(game, n), ' ', text(n)))));
}

const said = (log) => log.flatMap((step) => step.lines.map((line) => h('li', {}, line)));

export async function log(id, wide, table) {
  const got = await get(`/tables/${id}/log`);
  const body = sheet(word('log'),
    h('div.row', {}, button('plain', word('past'), () => past(id, wide, table)), button('plain', word('scores'), () => scores(id))),
    got.rules_changed && h('p.blocked', {}, word('rules-changed')),
    h('ol.log', {}, said(got.log)));
  body.scrollTop = body.scrollHeight;
}

// The past, step by step, as this viewer had it; it can be played like a film.
const FRAME = 700;
export async function past(id, wide, table) {
  let got = null, film = null;
  const board = new Board(() => {}, () => {});
  const place = h('div.past'), told = h('ol.log'), at = h('output');
  const read = async (step) => {
    got = await get(`/tables/${id}/past`, step === undefined ? { wide } : { wide, step: Math.max(0, Math.min(got.steps - 1, step)) });
    await symbols(table.game, got.surfaces);
    define(got.patterns);
  };
  const showIt = () => {
    at.textContent = `${got.step + 1} / ${got.steps}`;
    slide.max = got.steps - 1;
    slide.value = got.step;
    fill(told, ...said(got.lines));
    board.draw(got.surfaces, () => place);
  };
  const to = async (step) => { await read(step); if (place.isConnected) showIt(); };
  const stop = () => { clearTimeout(film); film = null; play.textContent = word('play'); };
  const go = async () => {
    if (!place.isConnected || got.step + 1 >= got.steps) return stop();
    await to(got.step + 1);
    if (film !== null) film = setTimeout(go, FRAME);
  };
  const by = (n) => () => { stop(); return to(got.step + n); };
  const slide = h('input', { type: 'range', min: 0, 'aria-label': word('past'), onchange: (e) => { stop(); to(Number(e.target.value)); } });
  const play = button('plain', word('play'), () => {
    if (film !== null) return stop();
    play.textContent = word('pause');
    film = setTimeout(go, 0);
  });
  await read(undefined);
  sheet(word('past'),
    h('div.row.steps', {}, button('square', '‹', by(-1), { 'aria-label': word('step-back') }), slide,
      button('square', '›', by(1), { 'aria-label': word('step-on') }), at, play),
    told, place);
  sheet.ended(stop);
  showIt();
}

// Who has won, large.
export function winners(view) {
  const first = view.winners[0];
  return h('section.winners', {}, first && wreath(first.emblem, 96), h('h2', {}, view.headline));
}

export function scoreTable(reckoning, winning = []) {
  const { players, rows, places } = reckoning;
  const won = new Set(winning.map((p) => p.seat));
  const cell = (how) => (n, i) => h(won.has(players[i].seat) ? 'td.won' : 'td', {},
    n === 0 && !how[i] ? '·' : String(n).replace('-', '−'), how[i] && h('small', {}, how[i]));
  return h('div.card.wide', {}, h('table.scores', {},
    h('thead', {}, h('tr', {}, h('th'), players.map((p) => h(won.has(p.seat) ? 'th.won' : 'th', { scope: 'col' }, token(p.emblem), h('span', {}, p.name))))),
    h('tbody', {}, rows.map((row, i) => h(i === rows.length - 1 ? 'tr.total' : 'tr', {}, h('th', { scope: 'row' }, row.label), row.numbers.map(cell(row.how))))),
    places && h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, word('place')), places.map((p) => h('td', {}, p + '.'))))));
}

export async function scores(id) {
  const got = await get(`/tables/${id}/scores`);
  sheet(got.title, scoreTable(got));
}

// Markdown as the rules use it: paragraphs, lists, tables, bold.
function marked(text) {
  const bold = (line) => line.split('**').map((part, i) => (i % 2 ? h('strong', {}, part) : part));
  const parts = [];
  for (const block of text.split('\n\n')) {
    const lines = block.split('\n').filter((l) => l.trim());
    if (!lines.length) continue;
    if (lines.every((l) => l.startsWith('|'))) {
      const rows = lines.filter((l) => !/^\|[\s|:-]+\|$/.test(l)).map((l) => l.slice(1, -1).split('|').map((c) => c.trim()));
      parts.push(h('div.wide', {}, h('table', {}, rows.map((row, i) => h('tr', {}, row.map((c) => h(i ? 'td' : 'th', {}, bold(c))))))));
    } else if (lines.every((l) => /^(- |\d+\. )/.test(l))) {
      const tag = lines[0].startsWith('- ') ? 'ul' : 'ol';
      parts.push(h(tag, {}, lines.map((l) => h('li', {}, bold(l.replace(/^(- |\d+\. )/, ''))))));
    } else parts.push(h('p', {}, bold(lines.join(' '))));
  }
  return parts;
}

// The whole book: how to play with pictures, glossary, rulings; searched as one types.
export async function rules(game, wanted = '') {
  const book = await rulesOf(game);
  const found = h('div.book');
  const search = h('input.search', { type: 'search', value: wanted, placeholder: word('search'), 'aria-label': word('search'), oninput: () => find(search.value) });
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const picture = (drawn) => {
    const figure = h('figure.picture', { 'aria-hidden': 'true' });
    figure.innerHTML = dark ? drawn.dark : drawn.light;
    return figure;
  };
  const sections = book.sections.map((s, i) => ({ ...s, pictures: book.pictures.filter((p) => p.section === i) }));
  function find(query) {
    const q = query.trim().toLowerCase();
    const number = q.match(/^r(\d+)$/)?.[1];
    const has = (...texts) => !q || texts.some((t) => t.toLowerCase().includes(q));
    const told = number ? [] : sections.filter((s) => has(s.title, s.body));
    const terms = number ? [] : book.glossary.filter(([t, m]) => has(t, m));
    const rulings = book.rulings.filter((r) => (number ? String(r.number) === number : has(r.text)));
    found.replaceChildren(...[
      !q && h('p', {}, book.intro),
      told.map((s) => h('section', {}, h('h3', {}, s.title), marked(s.body), s.pictures.map(picture))),
      terms.length > 0 && h('section', {}, h('h3', {}, word('glossary')), h('dl', {}, terms.map(([t, m]) => [h('dt', {}, t), h('dd', {}, m)]))),
      rulings.length > 0 && h('section', {}, h('h3', {}, word('rulings')), !q && h('p', {}, book.note), rulings.map((r) => h('p', { id: 'R' + r.number }, h('strong', {}, 'R' + r.number), ' ', r.text))),
      !told.length && !terms.length && !rulings.length && h('p', {}, word('nothing')),
    ].flat(9).filter(Boolean));
  }
  sheet(book.title, search, found);
  find(wanted);
}
