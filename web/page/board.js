// Draws any scene: surfaces as pictures, items as groups that can be touched, read and moved.

import { get } from './api.js';
import { define, h, isDefined, scrap, svg } from './ui.js';

// Fetches the symbols that the page does not have yet; each crosses once.
export async function symbols(game, surfaces) {
  const text = surfaces.map((s) => s.items.map((i) => i.svg).join('')).join('');
  let wanted = new Set([...text.matchAll(/href="#y(\d+)"/g)].map((m) => m[1]));
  for (let depth = 0; depth < 4 && wanted.size; depth++) {
    const ids = [...wanted].filter((id) => !isDefined(id));
    if (!ids.length) return;
    const got = await get('/symbols/' + game, { ids: ids.join(',') });
    define(got.patterns);
    define(got.symbols);
    const inner = Object.values(got.symbols).join('');
    wanted = new Set([...inner.matchAll(/href="#y(\d+)"/g)].map((m) => m[1]));
  }
}

// The surfaces of one view. Drawing again moves what has moved and fades what comes and goes.
export class Board {
  constructor(tap, tell) {
    this.tap = tap;
    this.tell = tell;
    this.surfaces = new Map();
  }

  draw(surfaces, place) {
    const kept = new Set();
    for (const surface of surfaces) {
      kept.add(surface.id);
      let shown = this.surfaces.get(surface.id);
      if (!shown) {
        const picture = svg('svg', { role: 'group' });
        const figure = h('figure', {}, picture);
        shown = { figure, picture, items: new Map() };
        this.surfaces.set(surface.id, shown);
      }
      shown.figure.className = 'surface ' + surface.kind;
      shown.figure.style.setProperty('--w', surface.w / 100);
      shown.picture.setAttribute('viewBox', `0 0 ${surface.w} ${surface.h}`);
      shown.picture.setAttribute('aria-label', surface.title);
      this.items(shown, surface);
      place(surface).append(shown.figure);
    }
    for (const [id, shown] of this.surfaces) {
      if (!kept.has(id)) { scrap(shown.figure); this.surfaces.delete(id); }
    }
    this.fit();
  }

  items(shown, surface) {
    const kept = new Set();
    let at = null;
    for (const item of surface.items) {
      kept.add(item.id);
      let group = shown.items.get(item.id);
      if (!group) {
        group = svg('g', { class: 'item' });
        shown.items.set(item.id, group);
      }
      this.item(group, item);
      const next = at ? at.nextSibling : shown.picture.firstChild;
      if (next !== group) shown.picture.insertBefore(group, next);
      at = group;
    }
    for (const [id, group] of shown.items) {
      if (!kept.has(id)) { scrap(group); shown.items.delete(id); }
    }
  }

  item(group, item) {
    const turn = item.turn ? ` rotate(${item.turn}deg)` : '';
    group.style.transform = `translate(${item.x}px,${item.y}px)${turn}`;
    const touch = item.touch ?? null;
    const drawn = item.svg + (touch === null ? '' : `<rect class="touch" width="${item.w}" height="${item.h}"/>`);
    if (group.drawn !== drawn) { group.innerHTML = drawn; group.drawn = drawn; }
    // What it was in the last view must not linger: everything is set anew.
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-hidden', 'aria-pressed', 'data-touch', 'data-look']) group.removeAttribute(name);
    for (const name of ['onclick', 'oncontextmenu', 'onkeydown', 'onpointerdown', 'onpointerup', 'onpointerleave', 'onpointercancel', 'onpointermove']) group[name] = null;
    group.style.pointerEvents = '';
    if (item.spoken) {
      group.setAttribute('aria-label', item.spoken);
      group.setAttribute('role', touch === null ? 'img' : 'button');
    } else {
      group.setAttribute('aria-hidden', 'true');
    }
    if (touch !== null && item.spoken) {
      group.dataset.touch = touch;
      group.dataset.look = item.look;
      group.setAttribute('tabindex', '0');
      group.setAttribute('aria-pressed', item.look === 'chosen');
      group.onclick = (e) => this.tap(touch, e);
      group.oncontextmenu = (e) => { e.preventDefault(); this.tell(touch); };
      group.onkeydown = (e) => {
        if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); this.tap(touch, e); }
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
          line.setAttribute('font-size', Math.max(900, Math.floor(size * room / long)));
        }
      }
    }
  }
}

// A long press tells what a thing is.
function press(group, tell) {
  let timer = null;
  group.onpointerdown = () => { timer = setTimeout(() => { timer = null; tell(); }, 550); };
  const stop = () => { clearTimeout(timer); timer = null; };
  group.onpointerup = stop;
  group.onpointerleave = stop;
  group.onpointercancel = stop;
  group.onpointermove = (e) => { if (Math.abs(e.movementX) + Math.abs(e.movementY) > 4) stop(); };
}
