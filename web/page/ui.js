// Small parts of every screen: elements, words, icons, dialogs.

export const house = { words: {}, icons: {}, tokens: [], lang: 'en' };
export const word = (key) => house.words['screen-' + key] ?? key;

// Makes an element: h('button.primary', {onclick}, 'words', child, …).
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element[key] = value;
    else if (key in element && key !== 'list') element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat(9).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

// Takes parts of the page apart for good: a browser remembers what was touched last, and with it everything that hangs
// on it, words, neighbours and handlers.
const HANDLERS = ['onclick', 'oncontextmenu', 'onkeydown', 'onpointerdown', 'onpointerup', 'onpointerleave', 'onpointercancel', 'onpointermove', 'onchange', 'oninput'];
export function scrap(...elements) {
  for (const element of elements) {
    scrap(...element.children);
    element.replaceChildren();
    element.remove();
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const name of HANDLERS) element[name] = null;
    element.drawn = null;
  }
}
export function fill(element, ...children) {
  scrap(...element.children);
  element.replaceChildren(...children);
}

const NS = 'http://www.w3.org/2000/svg';
export function svg(tag, attributes = {}) {
  const element = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function use(id, size, style) {
  const picture = svg('svg', { width: size, height: size, viewBox: '0 0 2400 2400', 'aria-hidden': 'true' });
  const u = svg('use', { href: '#y' + id, width: 2400, height: 2400 });
  if (style) u.setAttribute('style', style);
  picture.append(u);
  return picture;
}
export const icon = (name, size = 22) => use(house.icons[name], size, '--p0:currentColor');
// The picture on a box, cut to the room there is.
export function vignette(picture) {
  const { id, w, h: high } = picture;
  const cut = svg('svg', { class: 'vignette', viewBox: `0 0 ${w} ${high}`, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' });
  cut.append(svg('use', { href: '#y' + id, width: w, height: high }));
  return cut;
}
// A token within a wreath of laurel.
export const wreath = (emblem, size) => h('span.wreath', {}, use(house.icons.laurel, size, '--p0:var(--gold-edge)'), token(emblem, Math.round(size * 0.62)));
export const token = (emblem, size = 26) => use(house.tokens[emblem], size, '--p0:var(--edge)');

// Adds symbols and patterns to the page's definitions, each once: for ever, or until what a view drew is forgotten.
const kept = new Map();
export function define(drawings, forEver = false) {
  const defs = document.querySelector('#defs defs');
  for (const [name, text] of Object.entries(drawings ?? {})) {
    if (kept.has(name)) continue;
    const holder = document.createElement('div');
    holder.innerHTML = `<svg xmlns="${NS}">${text}</svg>`;
    const nodes = [...holder.firstChild.childNodes];
    defs.append(...nodes);
    kept.set(name, forEver ? null : nodes);
  }
}
// The drawings that a view asked for tell which cards a hand held; so does the text that a search went through last.
export function forget() {
  for (const [name, nodes] of kept) {
    if (nodes) { nodes.forEach((n) => n.remove()); kept.delete(name); }
  }
  /./.test('.');
}
export const isDefined = (name) => kept.has(name);

// The one ornament of a screen.
export function mosaic() {
  const picture = svg('svg', { viewBox: '0 0 39000 700', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' });
  picture.append(svg('rect', { width: 390000, x: -150000, height: 700, fill: `url(#${house.mosaic})` }));
  return h('div.mosaic', {}, picture);
}

export function button(kind, label, onclick, more = {}) {
  return h('button.' + kind, { type: 'button', onclick, ...more }, label);
}
// A square button beside answers, as high as they are.
export const square = (name, label, onclick, disabled = false) =>
  h('button.square', { type: 'button', onclick, disabled, title: label, 'aria-label': label }, icon(name));
export function iconButton(name, label, onclick, more = {}) {
  return h('button.icon', { type: 'button', onclick, title: label, 'aria-label': label, ...more }, icon(name));
}

export function header(title, sub, back, tools = []) {
  return h('header', {},
    back && iconButton('back', word('back'), back),
    h('div.titles', {}, h('h1', {}, title), sub && h('p', {}, sub)),
    h('nav', {}, tools));
}

// The screen shown now; the one before is taken away whole.
export function show(...parts) {
  closeSheet();
  const screen = document.querySelector('#screen');
  screen.className = '';
  fill(screen, ...parts.flat());
  window.scrollTo(0, 0);
}

export function say(words) {
  const line = document.querySelector('#say');
  line.textContent = words;
  line.classList.toggle('shown', words !== '');
  clearTimeout(say.timer);
  say.timer = setTimeout(() => line.classList.remove('shown'), 4200);
}

let before = null, ended = null;
// A sheet over the page; `sheet.ended(f)` has f called when it goes.
export function sheet(title, ...content) {
  before ??= document.activeElement;
  ended?.();
  ended = null;
  const box = document.querySelector('#sheet');
  const close = iconButton('close', word('close'), closeSheet);
  const body = h('div.body', { tabIndex: -1 }, content);
  fill(box, h('section', { role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
    h('div.head', {}, h('h2', {}, title), close), body));
  box.hidden = false;
  // A finger that was down before the sheet came does not close it when it is lifted.
  let down = null;
  box.onpointerdown = (e) => { down = e.target; };
  box.onclick = (e) => { if (e.target === box && down === box) closeSheet(); };
  close.focus();
  return body;
}
sheet.ended = (f) => { ended = f; };
export function closeSheet() {
  const box = document.querySelector('#sheet');
  if (box.hidden) return;
  box.hidden = true;
  ended?.();
  ended = null;
  fill(box);
  before?.focus?.();
  before = null;
  document.dispatchEvent(new Event('uncovered'));
}
document.addEventListener('keydown', (e) => { if (e.key === 'Escape') closeSheet(); });

// Asks for a yes in a sheet.
export function confirmed(title, words, yes) {
  return new Promise((resolve) => {
    const answer = (value) => () => { closeSheet(); resolve(value); };
    sheet(title, h('p', {}, words), h('div.row', {}, button('plain', word('no'), answer(false)), button('primary', yes, answer(true))));
  });
}
