// One table: curtain, board, question, answers. It draws any scene and answers any prompt, and knows no game.

import { get, keepToken, post } from './api.js';
import { Board, pressed, symbols } from './board.js';
import { MOST, camera } from './camera.js';
import { meant } from './finger.js';
import { places } from './places.js';
import { button, closeSheet, define, fill, forget, h, header, house, icon, iconButton, mosaic, say, sheet, show, square, token, word, wreath } from './ui.js';
import { about, log, reason, rules, scoreTable, winners } from './sheets.js';
import { settings } from './shelf.js';
import { alone, comeBack, devices } from './near.js';

let now = null; // what this tab is shown now, and nothing older

const isWide = () => matchMedia('(min-width: 900px)').matches;

export async function table(id) {
  drop();
  if (id.startsWith('elsewhere.')) await comeBack(id);
  await draw(id, await get('/tables/' + id, { wide: isWide() }));
}

// Forgets everything of the last view: before a curtain, another table, the shelf.
export function leave() {
  drop();
  forget();
}
function drop() {
  clearTimeout(now?.steps.telling);
  now = null;
  closeSheet();
}

window.addEventListener('hashchange', leave);
let resized = null;
window.addEventListener('resize', () => {
  clearTimeout(resized);
  resized = setTimeout(() => { if (now && now.wide !== isWide()) table(now.id); }, 150);
});

async function draw(id, view) {
  const face = view.face.kind;
  if (face === 'curtain') {
    keepToken(null);
    leave();
    curtain(id, view);
    watch(id, view);
    return;
  }
  if (now && now.face !== face) forget();
  await symbols(view.game, view.surfaces);
  define(view.patterns);
  if (face === 'over') keepToken(null);
  if (!now || now.id !== id || now.face !== face || now.wide !== isWide()) frame(id, view);
  const asked = view.prompt !== null && now.view?.revision !== view.revision;
  now.view = view;
  now.face = face;
  now.marked = null;
  now.board.draw(view.surfaces, place);
  prompt(view);
  scaled();
  if (asked) now.places.bring();
  tell(view.steps);
  watch(id, view);
  // Where all that is asked is how one thing lies, the first way is shown at once.
  const ways = view.prompt?.options ?? [];
  if (ways.length > 0 && ways.every((o) => o.cycle !== null && o.anchors.length === 1 && o.anchors[0] === ways[0].anchors[0])) await tap(ways[0].anchors[0]);
}

// The screen of a table; the board goes on living in it from view to view.
function frame(id, view) {
  drop();
  const told = iconButton('log', word('log'), () => { delete told.dataset.count; log(id, isWide(), now.view, now.fresh); });
  const tools = [
    iconButton('nearby', word('near'), () => devices(id, now.view.players)),
    told,
    iconButton('rules', word('rules'), () => rules(view.game)),
    // Large letters leave the title of a phone's table no room for a fifth: the settings are on the shelf, too.
    (isWide() || house.text < 150) && iconButton('settings', word('settings'), settings),
  ];
  const board = h('div.board');
  const windowed = h('div.window', {}, board);
  const side = h('aside.side');
  const steps = h('div.steps', { 'aria-live': 'polite', onclick: () => { clearTimeout(steps.telling); fill(steps); } });
  const foot = h('footer.prompt');
  const wide = isWide();
  const leaving = () => { keepToken(null); post(`/tables/${id}/hide`).catch(() => {}); location.hash = ''; };
  const apart = places(windowed, side, () => now.camera);
  const laid = h('div.table', { className: wide ? 'table wide' : 'table' }, apart.strip, windowed, side, h('div.foot', {}, steps, foot));
  show(header(view.title ?? view.box, view.headline, leaving, tools), mosaic(), laid);
  now = { id, wide, face: view.face.kind, foot, side, boardElement: board, windowed, places: apart, steps, told, fresh: 0, sub: document.querySelector('header p'), board: new Board(tap, tellOf) };
  now.camera = camera(windowed, board, (zoom) => now?.board.detail(zoom));
  laid.addEventListener('click', (event) => {
    if (!event.target.isConnected || event.target.closest('.foot, .places') || pressed() || !now) return;
    const sense = meant(laid, event, now.camera.zoom(), MOST);
    if (sense?.nearer) now.camera.about(event.clientX, event.clientY, sense.nearer);
    else if (sense) tap(sense.touch);
  });
}

// Where a surface stands: by its kind, never by game. On a wide screen what is the others' stands beside, by owner.
function place(surface) {
  if (!now.wide) return now.boardElement;
  const mine = now.view.surfaces.find((s) => s.kind === 'board')?.owner ?? now.view.prompt?.seat ?? null;
  const beside = surface.kind === 'players' || surface.kind === 'status' || (surface.kind === 'mat' && surface.owner !== mine);
  if (!beside) return now.boardElement;
  if (surface.kind !== 'mat' || surface.owner === null) return now.side;
  let box = now.side.querySelector(`[data-owner="${surface.owner}"]`);
  if (!box) { box = h('div.owner'); box.dataset.owner = surface.owner; }
  now.side.append(box); // In the order of the scene, at every drawing.
  return box;
}

// Everything of the question fits the screen at first sight, as far as it stays large enough for a finger; a tablet
// shows the same larger.
const WIDEST = 720, NARROWEST = 0.92;
function scaled() {
  const { boardElement: board, windowed, side, places: apart, view } = now;
  apart.draw(view.surfaces, view.players, (id) => now.board.surfaces.get(id).figure);
  side.querySelectorAll('.owner:empty').forEach((box) => box.remove());
  const fit = () => {
    const all = windowed.clientWidth;
    const first = Math.min(all, 480);
    board.style.width = first + 'px';
    const high = board.scrollHeight / first;
    const fits = windowed.clientHeight / high;
    board.style.width = Math.round(Math.max(first * NARROWEST, Math.min(all, WIDEST, fits))) + 'px';
  };
  fit();
  apart.fit(board.scrollHeight);
  if (!apart.strip.hidden) fit(); // It has taken some of the room.
  now.board.detail(now.camera.zoom());
}

// What has happened, sentence by sentence; a tap skips it. What is older stands in the log.
const LINES = 8;
function tell(steps) {
  const all = steps.flatMap((s) => s.lines);
  const lines = all.slice(-LINES);
  const { steps: shown, told } = now;
  // Whoever was away for longer finds in the log where the news begin.
  if (all.length > 0) now.fresh = all.length;
  if (all.length > LINES) told.dataset.count = all.length;
  clearTimeout(shown.telling);
  const next = () => {
    const line = lines.shift();
    fill(shown, ...(line ? [h('p', {}, line)] : []));
    if (line) shown.telling = setTimeout(next, 700 + 22 * line.length);
  };
  next();
}

const optionsAt = (touch) => now.view.prompt?.options.filter((o) => o.anchors.includes(touch)) ?? [];

// The question and its answers, always in the same place and order.
function prompt(view) {
  const { foot } = now;
  if (now.sub) now.sub.textContent = view.headline;
  const face = view.face.kind;
  foot.classList.toggle('over', face === 'over');
  if (face === 'over') return over(view);
  if (face === 'linger') {
    const seat = view.face.player.seat;
    return fill(foot, h('h2', {}, view.face.player.name), h('p.hint', {}, word('linger')),
      h('div.row', {}, view.can_undo && square('undo', word('undo'), () => act('undo', { seat })), button('primary', word('hand-on'), () => act('hand_on'))));
  }
  if (!view.prompt && (view.standing !== 'here' || view.sent || view.waits.length > 0)) return waiting(view);
  if (!view.prompt) {
    return fill(foot, h('h2', {}, word('wait')), h('p.hint', {}, word('wait-hint')),
      h('div.row', {}, button('plain', word('take-over'), () => liftHere())));
  }
  const p = view.prompt;
  const buttons = p.options.filter((o) => o.anchors.length === 0 && o.weight !== 'aside');
  const anchored = p.options.filter((o) => o.anchors.length > 0);
  const aside = p.options.some((o) => o.weight === 'aside');
  const usual = now.marked ?? offered(p.options);
  const rest = buttons.filter((o) => o.id !== usual?.id && (o.group === null || o.number === null));
  const parts = [
    h('div.ask', {}, h('h2', {}, p.open ? `${p.player.name}: ${p.title}` : p.title),
      (anchored.length > 0 || aside) && button('link', word('answers'), () => answers(p))),
    h('p.hint', { id: 'hint' }, now.hint ?? view.refused ?? p.hint ?? away(view)),
    amounts(p.options),
    h('div.row', {},
      square('undo', word('undo'), () => act('undo'), !p.can_undo),
      square('restart', word('restart'), () => act('restart'), !p.can_restart),
      p.cards && button('plain', word('look-cards'), () => lift(p.seat)),
      !p.open && view.shared && square('eye-off', word('hide'), () => act('hide')),
      now.cycle && button('plain', word('turn'), turnOn),
      rest.map((o) => button('plain', o.label, () => choose(o))),
      usual && button(usual.label.length > 26 ? 'primary.long' : 'primary', usual.label, () => (now.marked ? commit(usual) : choose(usual)))),
  ];
  fill(foot, ...parts.filter(Boolean));
  now.hint = null;
}

// The answer of the primary button. Of several places that settle it none is meant more than the others.
function offered(options) {
  const meant = options.filter((o) => o.weight !== 'aside');
  const finals = options.filter((o) => o.weight === 'final');
  const settles = finals.length === 1 || finals.every((o) => o.anchors.length === 0) ? finals[0] : null;
  return options.find((o) => o.weight === 'usual') ?? settles ?? (meant.length === 1 ? meant[0] : null);
}

// Nothing is asked here: the host is away, an answer is on its way, or somebody on another device has to act.
function waiting(view) {
  const lost = { alone: 'near-lost', moving: 'near-moving', moved: 'near-went', arriving: 'near-moving' }[view.standing];
  const names = (players) => players.map((p) => p.name).join(', ');
  const title = lost ? word(lost) : view.sent ? word('near-sent') : `${word('near-turn')}: ${names(view.waits)}`;
  fill(now.foot, h('h2', {}, title), h('p.hint', { id: 'hint' }, view.refused ?? away(view)),
    h('div.row', {}, view.can_undo && square('undo', word('undo'), () => act('undo')),
      lost && button('plain', word('near'), () => devices(now.id, view.players))));
}
const away = (view) => (view.away.length ? `${word('near-away')}: ${view.away.map((p) => p.name).join(', ')}` : '');

// Every answer in words: the way through for a keyboard, a screen reader, and a finger that finds the board too small.
function answers(p) {
  const list = p.options.map((o) => h('li', {}, button('plain', o.label, () => { closeSheet(); choose(o, true); })));
  sheet(p.title, h('ol.answers', {}, list));
}

// Numbered answers of one group are an amount: a stepper.
function amounts(options) {
  const numbered = options.filter((o) => o.group !== null && o.number !== null);
  if (!numbered.length) return null;
  let at = 0;
  const shown = h('output', {}, String(numbered[0].number));
  const go = button('plain', numbered[0].label, () => choose(numbered[at], true));
  const step = (d) => () => {
    at = Math.max(0, Math.min(numbered.length - 1, at + d));
    shown.textContent = numbered[at].number;
    go.textContent = numbered[at].label;
  };
  return h('div.row.amount', {}, button('square', '−', step(-1)), shown, button('square', '+', step(1)), go);
}

// A touch on the board: an option, a thing that can be one of several, or something that is not possible.
async function tap(touch) {
  const options = optionsAt(touch);
  if (!options.length) return why(touch);
  if (now.marked?.anchors.includes(touch) && now.first === undefined) return commit(now.marked);
  if (now.first !== undefined && now.first !== touch) {
    // The second anchor of an answer that has two.
    const both = options.filter((o) => o.anchors.includes(now.first));
    if (both.length === 1) return commit(both[0]);
  }
  now.first = undefined; // Something else was touched: what was begun is left.
  now.cycle = null;
  if (options.length === 1) return choose(options[0]);
  const cycles = options.every((o) => o.cycle !== null) && options.every((o) => o.anchors.length === 1);
  now.cycle = cycles ? { options, at: 0 } : null;
  now.first = cycles ? undefined : touch;
  await preview(options[0], !cycles);
  if (!cycles) { now.marked = null; now.hint = word('and-where'); prompt(now.view); }
}

function turnOn() {
  now.cycle.at = (now.cycle.at + 1) % now.cycle.options.length;
  preview(now.cycle.options[now.cycle.at]);
}

// Does what may be done at once; shows the rest before it is done.
async function choose(option, sure = false) {
  if (option.weight === 'final' || option.weight === 'aside') {
    if (now.marked?.id === option.id) return commit(option);
    if (option.anchors.length > 0) await preview(option);
    now.marked = option;
    now.hint = word('final');
    return prompt(now.view);
  }
  if (sure || option.anchors.length === 0 || option.goes_on) return commit(option);
  return preview(option);
}

async function preview(option, quiet = false) {
  const p = now.view.prompt;
  try {
    const seen = await get(`/tables/${now.id}/preview`, { seat: p.seat, revision: now.view.revision, option: option.id, wide: now.wide });
    define(seen.patterns);
    await symbols(now.view.game, [{ items: seen.marked.map((m) => m.item), backdrop: null }]);
    now.board.draw(now.view.surfaces, place);
    seen.marked.filter((m) => !quiet || m.item.touch === now.first).forEach((m) => now.board.mark(m.surface, m.item));
    now.marked = { ...option, label: seen.commit };
    now.hint = seen.hint;
    prompt(now.view);
    document.querySelector('.prompt .primary')?.focus({ preventScroll: true });
  } catch (problem) { failed(problem); }
}

const commit = (option) => act('choose', { option: option.id });

// One request at a time: a second tap while one is under way does nothing.
let busy = false;
async function act(what, more = {}) {
  if (busy) return;
  busy = true;
  const { id, view, wide } = now;
  try {
    const next = await post(`/tables/${id}/${what}`, { seat: view.prompt?.seat ?? 0, revision: view.revision, wide, ...more });
    if (now) { now.cycle = null; now.first = undefined; now.marked = null; }
    await draw(id, next);
  } catch (problem) {
    await failed(problem, id);
  } finally { busy = false; }
}

async function failed(problem, id = now?.id) {
  if (problem.kind === 'away') return;
  say(problem.message);
  if (id && ['stale', 'curtain', 'bug', 'refused'].includes(problem.kind)) await draw(id, await get('/tables/' + id, { wide: isWide() }));
}

// Why something cannot be chosen: one sentence in the hint line, linked to its ruling.
async function why(touch) {
  const thing = await get(`/tables/${now.id}/about`, { touch }).catch(() => null);
  if (!thing) return;
  if (!thing.blocked) return tellOf(touch);
  await joined(thing);
  const hint = document.querySelector('#hint');
  hint?.replaceChildren(...reason(now.view.game, thing.blocked).filter(Boolean));
  hint?.classList.add('blocked');
}
const tellOf = (touch) => about(now.id, now.view.game, touch, joined);

// What a thing is joined to, on the board, until something else is touched; an answer that is shown stays shown.
async function joined({ marked, patterns }) {
  if (!now || now.marked || now.first !== undefined) return;
  const { view } = now;
  define(patterns);
  await symbols(view.game, [{ items: marked.map((m) => m.item), backdrop: null }]);
  if (now?.view !== view) return;
  now.board.draw(view.surfaces, place);
  marked.forEach((m) => now.board.mark(m.surface, m.item));
}

// The curtain: whose turn it is, and nothing of anybody's.
function curtain(id, view) {
  const { players } = view.face;
  const one = players.length === 1;
  show(h('section.curtain', {},
    mosaic(),
    h('div.plate', {},
      h('p.cap', {}, view.title ?? view.box),
      h('h2', {}, word(one ? 'next' : 'who-looks')),
      players.map((p) => h('div.next', {}, one ? wreath(p.emblem, 150) : token(p.emblem, 56), h('h1', {}, p.name),
        !one && button('primary', word('lift'), () => lift(p.seat, id)))),
      h('p', {}, word('pass')),
      one && button('primary', word('lift'), () => lift(players[0].seat, id)),
      button('link', word('show-public'), () => openTable(id, view)),
      button('link', word('to-shelf'), () => { location.hash = ''; })),
    h('p.last', {}, view.headline, view.last && h('span', {}, view.last)),
    mosaic()));
  document.querySelector('.curtain .primary')?.focus({ focusVisible: false });
}

// The public table behind the curtain, for everybody to look at.
async function openTable(id, view) {
  await symbols(view.game, view.surfaces);
  define(view.patterns);
  frame(id, { ...view, face: { kind: 'wait' } });
  now.view = { ...view, prompt: null };
  now.board.draw(view.surfaces, place);
  scaled();
  fill(now.foot, h('h2', {}, view.headline), h('div.row', {}, button('primary', word('curtain'), () => table(id))));
}

async function lift(seat, id = now?.id) {
  try {
    const { token: got, view } = await post(`/tables/${id}/lift`, { seat, wide: isWide() });
    keepToken(got);
    await draw(id, view);
  } catch (problem) { await failed(problem, id); }
}

// Another tab holds the view (or this one was loaded anew): bring the curtain down, and ask who takes it.
async function liftHere() {
  keepToken(null);
  const { id } = now;
  await draw(id, await post(`/tables/${id}/hide`, { wide: isWide() }));
}

async function over(view) {
  const { id, foot } = now;
  const got = await get(`/tables/${id}/scores`).catch(() => null);
  fill(foot,
    winners(view), ...(got ? [scoreTable(got, view.winners)] : []),
    h('div.row', {}, button('plain', word('past'), () => log(id, isWide(), now.view)), button('plain', word('shelf'), () => { location.hash = ''; }),
      button('primary', word('again'), async () => { const next = await post(`/tables/${id}/again`); location.hash = 'table=' + next.id; })));
  scaled();
}

// Looks every two seconds whether the table has moved on elsewhere, another tab has taken the view, or the house has
// gone: also while another tab lies over this one, so that nothing private stays under it.
function watch(id, view) {
  clearInterval(watch.timer);
  let last = JSON.stringify(view.pulse);
  const knock = async () => {
    if (busy || location.hash !== '#table=' + id) return;
    try {
      const seen = JSON.stringify(await get(`/tables/${id}/pulse`));
      // Drawn anew meanwhile, or about to be by an answer that is under way: that view has its own watch.
      if (watch.knock !== knock || busy || seen === last) return;
      const { at, inside } = JSON.parse(seen);
      // What lies over the table is not taken from under somebody's eyes: the news is drawn when it has gone.
      if (at.near && inside && !document.querySelector('#sheet').hidden) return;
      await (at.near ? news(id) : table(id));
      last = seen;
    } catch { /* the page says by itself when the house is away */ }
  };
  watch.knock = knock;
  watch.timer = setInterval(knock, view.near ? 500 : 2000);
}

// Something came from another device: the screen stays, with what lies over it, as far as it is the same one.
async function news(id) {
  const view = await get('/tables/' + id, { wide: isWide() });
  const marked = now?.id === id && now.view?.revision === view.revision ? now.marked : null;
  if (marked && view.prompt && now.face === view.face.kind) {
    // Nothing of what is asked here has changed: an answer that is being thought about stays shown.
    now.view = { ...view, steps: [] };
    tell(view.steps);
    return;
  }
  await draw(id, view);
}
document.addEventListener('visibilitychange', () => { if (!document.hidden) watch.knock?.(); });
document.addEventListener('uncovered', () => watch.knock?.());

// "Hide now" when the page is left, and a restart of the browser shows the curtain.
window.addEventListener('pagehide', () => keepToken(null));
