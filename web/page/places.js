// Boards that lie more than a screen apart, each one tap away: a strip above them. By kind and owner, never by game.

import { fill, h, house, token } from './ui.js';

const FAR = 2; // in heights of the window
const MARGIN = 4;

// One board or mat for each owner, and each of nobody's: what is everybody's first, then by seat.
function stops(surfaces) {
  const all = new Map();
  for (const s of surfaces.filter((s) => s.kind === 'board' || s.kind === 'mat')) {
    const key = s.owner === null ? 'surface ' + s.id : 'seat ' + s.owner;
    if (!all.has(key)) all.set(key, s);
  }
  return [...all.values()].sort((a, b) => (a.owner ?? -1) - (b.owner ?? -1) || a.id - b.id);
}

const calm = () => house.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;

// How much of a box is seen in a frame, from top to bottom.
const seen = (box, frame) => Math.max(0, Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top));

export function places(windowed, side, camera) {
  const strip = h('nav.places', { hidden: true });
  let shown = [], figure = () => null, drawn = '', asked = null;

  function go(thing, middle = false) {
    const within = thing.closest('.side') ?? windowed;
    if (within === windowed && camera().zoom() > 1) camera().reset();
    const [to, frame] = [thing.getBoundingClientRect(), within.getBoundingClientRect()];
    const above = middle ? Math.max(MARGIN, (frame.height - to.height) / 2) : MARGIN;
    within.scrollTo({ top: within.scrollTop + to.top - frame.top - above, behavior: calm() ? 'auto' : 'smooth' });
  }

  // The one that is in sight with the largest part of it; of two the one that was asked for.
  function current() {
    if (strip.hidden) return;
    const part = (thing) => {
      const [box, frame] = [thing.getBoundingClientRect(), (thing.closest('.side') ?? windowed).getBoundingClientRect()];
      return seen(box, frame) / Math.max(1, Math.min(box.height, frame.height));
    };
    const most = shown.map((s) => part(figure(s.id)) + (s.id === asked ? 0.01 : 0));
    const at = most.indexOf(Math.max(...most));
    [...strip.children].forEach((chip, i) => {
      chip.classList.toggle('chosen', i === at && most[at] > 0.02);
      chip.setAttribute('aria-pressed', i === at && most[at] > 0.02);
    });
  }
  for (const within of [windowed, side]) within.addEventListener('scroll', current, { passive: true });

  return {
    strip,
    draw(surfaces, players, of) {
      shown = stops(surfaces);
      figure = of;
      const now = JSON.stringify(shown.map((s) => [s.id, s.owner, s.title]));
      if (now === drawn) return;
      drawn = now;
      fill(strip, ...shown.map((s) => {
        const player = players.find((p) => p.seat === s.owner);
        return h('button.tab', { 'aria-label': s.title, onclick: () => { asked = s.id; go(figure(s.id)); current(); } },
          player && token(player.emblem, 20), h('span', {}, player ? player.name : s.title));
      }));
    },
    // Only where there is something to be gained.
    fit(high) {
      const room = (within) => FAR * (within.clientHeight + strip.offsetHeight);
      const far = high > room(windowed) || (side.clientHeight > 0 && side.scrollHeight > room(side));
      strip.hidden = shown.length < 2 || !far;
      current();
    },
    // A new question whose answers are mostly out of sight: they are brought there.
    bring() {
      const options = [...windowed.querySelectorAll('[data-look=option]')];
      const frame = windowed.getBoundingClientRect();
      const inSight = options.map((o) => o.getBoundingClientRect()).filter((box) => seen(box, frame) * 2 >= box.height);
      if (inSight.length > 0 && (camera().zoom() > 1 || inSight.length * 4 >= options.length)) return;
      const home = options[0]?.closest('figure');
      if (!home) return;
      if (home.getBoundingClientRect().height <= frame.height) go(home);
      else go(options[0], true);
    },
  };
}
