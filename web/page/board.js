// Draws any scene: surfaces as pictures, items as groups that can be touched, read and moved.

import { get } from './api.js';
import { define, h, house, isDefined, scrap, svg, word } from './ui.js';

// Fetches the symbols that the page does not have yet; each crosses once.
export async function symbols(game, surfaces) {
  const text = surfaces.map((s) => (s.usual?.svg ?? '') + s.items.map((i) => i.svg ?? '').join('')).join('');
  let wanted = new Set([...text.matchAll(/href=["']#y(\d+)["']/g)].map((m) => m[1]));
  surfaces.filter((s) => s.backdrop !== null).forEach((s) => wanted.add(String(s.backdrop)));
  return fetched(game, wanted);
}
export async function fetched(game, wanted) {
  for (let depth = 0; depth < 4 && wanted.size; depth++) {
    const ids = [...wanted].filter((id) => !isDefined(id));
    if (!ids.length) return;
    const got = await get('/symbols/' + game, { ids: ids.join(',') });
    define(got.patterns);
    define(got.symbols);
    const inner = Object.values(got.symbols).join('');
    wanted = new Set([...inner.matchAll(/href=["']#y(\d+)["']/g)].map((m) => m[1]));
  }
}

// The smallest type, in units of the scene.
const SMALLEST = 900;

// Ids from here on name a piece wherever it lies; those below are one surface's own.
const PIECES = 1 << 16;

// The surfaces of one view. Drawing again moves what has moved, also from surface to surface.
export class Board {
  constructor(tap, tell) {
    this.tap = tap;
    this.tell = tell;
    this.surfaces = new Map();
    this.zoom = 1;
  }

  draw(surfaces, place) {
    const before = this.pieces();
    const kept = new Set();
    for (const surface of surfaces) {
      kept.add(surface.id);
      let shown = this.surfaces.get(surface.id);
      if (!shown) {
        const ground = svg('g', { 'aria-hidden': 'true' });
        const picture = svg('svg', { role: 'group' });
        picture.append(ground);
        shown = { figure: h('figure', {}, picture), picture, ground, items: new Map() };
        this.surfaces.set(surface.id, shown);
      }
      shown.figure.className = 'surface ' + surface.kind;
      shown.picture.setAttribute('viewBox', `0 0 ${surface.w} ${surface.h}`);
      shown.picture.setAttribute('aria-label', surface.title);
      const ground = surface.backdrop === null ? '' : `<use href="#y${surface.backdrop}" width="${surface.w}" height="${surface.h}"/>`;
      if (shown.ground.drawn !== ground) { shown.ground.innerHTML = ground; shown.ground.drawn = ground; }
      this.items(shown, surface);
      place(surface).append(shown.figure);
    }
    for (const [id, shown] of this.surfaces) {
      if (!kept.has(id)) { scrap(shown.figure); this.surfaces.delete(id); }
    }
    this.fit();
    this.detail(this.zoom);
    this.fly(before);
  }

  items(shown, surface) {
    const kept = new Set();
    let at = shown.ground;
    for (const item of surface.items) {
      kept.add(item.id);
      // What most items of a surface have in common is sent once.
      for (const key in surface.usual) item[key] ??= surface.usual[key];
      let group = shown.items.get(item.id);
      if (!group) {
        group = svg('g', { class: 'item' });
        shown.items.set(item.id, group);
      }
      this.item(group, item);
      if (at.nextSibling !== group) shown.picture.insertBefore(group, at.nextSibling);
      at = group;
    }
    for (const [id, group] of shown.items) {
      if (!kept.has(id)) { scrap(group); shown.items.delete(id); }
    }
  }

  item(group, item) {
    const turn = item.turn ? ` translate(${item.w / 2}px,${item.h / 2}px) rotate(${item.turn}deg) translate(${-item.w / 2}px,${-item.h / 2}px)` : '';
    group.style.transform = `translate(${item.x}px,${item.y}px)${turn}`;
    const touch = item.touch ?? null;
    // Where its box has room for something else, only what is within its outline is the thing.
    const place = item.within ? `<path class="touch" d="${item.within}"/>` : `<rect class="touch" width="${item.w}" height="${item.h}"/>`;
    const drawn = (item.svg ?? '') + (touch === null ? '' : place);
    if (group.drawn !== drawn) {
      const counted = numbers(group);
      group.innerHTML = drawn;
      if (group.drawn) count(group, counted);
      group.drawn = drawn;
    }
    // Rings appear where they were not before.
    group.classList.toggle('fresh', group.look !== item.look);
    group.look = item.look;
    // What it was in the last view must not linger: everything is set anew.
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-hidden', 'aria-pressed', 'aria-description', 'data-touch', 'data-look', 'data-detail']) group.removeAttribute(name);
    for (const name of ['oncontextmenu', 'onkeydown', 'onpointerdown', 'onpointerup', 'onpointerleave', 'onpointercancel', 'onpointermove']) group[name] = null;
    group.style.pointerEvents = '';
    if (item.detail > 100) group.dataset.detail = item.detail;
    if (item.spoken) {
      group.setAttribute('aria-label', item.spoken);
      group.setAttribute('role', touch === null ? 'img' : 'button');
    } else {
      group.setAttribute('aria-hidden', 'true');
    }
    if (touch !== null && item.spoken) {
      group.dataset.touch = touch;
      group.dataset.look = item.look ?? 'plain';
      group.setAttribute('tabindex', '0');
      group.setAttribute('aria-pressed', item.look === 'chosen');
      if (item.look === 'option') group.setAttribute('aria-description', word('can-choose'));
      if (item.look === 'blocked') group.setAttribute('aria-description', word('cannot-choose'));
      group.oncontextmenu = (e) => { e.preventDefault(); this.tell(touch); };
      group.onkeydown = (e) => {
        if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); this.tap(touch); }
        if (e.key === 'i' || e.key === '?') { e.preventDefault(); this.tell(touch); }
      };
      press(group, () => this.tell(touch));
    } else {
      group.style.pointerEvents = 'none';
    }
  }

  // Marks what is chosen before it is done.
  mark(surface, item) {
    const group = this.surfaces.get(surface)?.items.get(item.id);
    if (group) this.item(group, item);
  }

  // Words that are wider than their box are set smaller, down to what can still be read.
  fit() {
    for (const { picture } of this.surfaces.values()) {
      for (const line of picture.querySelectorAll('text[data-w]')) {
        const room = Number(line.dataset.w);
        const long = line.getComputedTextLength();
        if (long > room && room > 0) {
          const size = Number(line.getAttribute('font-size'));
          line.setAttribute('font-size', Math.max(SMALLEST, Math.floor(size * room / long)));
          // A name can be longer than any box: what is over is cut off.
          while (line.getComputedTextLength() > room + SMALLEST && line.textContent.length > 2) line.textContent = line.textContent.replace(/.…?$/u, '').trimEnd() + '…';
        }
      }
    }
  }

  // What is too small to be read waits for the zoom.
  detail(zoom) {
    this.zoom = zoom;
    for (const { picture } of this.surfaces.values()) {
      const percent = 100 * zoom * picture.clientWidth * 100 / picture.viewBox.baseVal.width;
      for (const waits of picture.querySelectorAll('[data-detail],[data-from]')) {
        waits.style.display = percent + 1 < Number(waits.dataset.detail ?? waits.dataset.from) ? 'none' : '';
      }
    }
  }

  // Where each piece lies on the screen.
  pieces() {
    const places = new Map();
    if (calm()) return places;
    for (const [surface, { items }] of this.surfaces) {
      for (const [id, group] of items) {
        if (id >= PIECES) places.set(id, { surface, box: group.getBoundingClientRect() });
      }
    }
    return places;
  }

  // A piece that went to another surface comes in a straight line from where it lay.
  fly(before) {
    for (const [surface, { picture, items }] of this.surfaces) {
      for (const [id, group] of items) {
        const from = before.get(id);
        if (!from || from.surface === surface || !from.box.width) continue;
        const to = group.getBoundingClientRect();
        const scale = picture.viewBox.baseVal.width / Math.max(1, picture.getBoundingClientRect().width);
        const x = (from.box.left - to.left) * scale, y = (from.box.top - to.top) * scale;
        const rest = group.style.transform;
        group.animate([{ transform: `translate(${x}px,${y}px) ${rest}` }, { transform: rest }], { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' });
      }
    }
  }
}

const calm = () => house.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;

// A number that changes counts up or down to what it is.
const figures = (group) => [...group.querySelectorAll('text.n')];
const numbers = (group) => figures(group).map((t) => t.textContent);
function count(group, was) {
  if (calm()) return;
  figures(group).forEach((text, i) => {
    const from = Number(was[i]), to = Number(text.textContent);
    if (!/^\d+$/.test(was[i] ?? '') || !/^\d+$/.test(text.textContent) || from === to) return;
    const begun = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - begun) / 300);
      if (text.isConnected) text.textContent = String(Math.round(from + (to - from) * part));
      if (part < 1 && text.isConnected) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

// A long press tells what a thing is.
function press(group, tell) {
  let timer = null, from = null;
  const stop = () => { clearTimeout(timer); timer = null; };
  // A second finger ends the press of the first.
  group.onpointerdown = (e) => { stop(); press.told = false; from = e; if (e.isPrimary) timer = setTimeout(() => { timer = null; press.told = true; tell(); }, 550); };
  group.onpointerup = stop;
  group.onpointerleave = stop;
  group.onpointercancel = stop;
  group.onpointermove = (e) => { if (from && Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > 8) stop(); };
}
// Whether the click that follows ended a long press, and so chooses nothing.
export function pressed() {
  const was = press.told === true;
  press.told = false;
  return was;
}
