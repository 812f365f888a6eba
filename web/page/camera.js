// Zoom and pan of a board: wheel and two fingers about where they are, a drag when zoomed, a double tap to 2.2 and back.

export const MOST = 6;
const TWICE = 2.2;

export function camera(frame, content, zoomed) {
  const state = { zoom: 1, x: 0, y: 0 };
  const fingers = new Map();
  let last = null, tapped = 0, moved = false;

  function apply() {
    const least = (size, box) => Math.min(0, box - size * state.zoom);
    state.x = Math.max(least(content.offsetLeft * 2 + content.offsetWidth, frame.clientWidth), Math.min(0, state.x));
    state.y = Math.max(least(content.offsetHeight, frame.clientHeight), Math.min(0, state.y));
    content.style.transform = state.zoom === 1 ? '' : `translate(${state.x}px,${state.y}px) scale(${state.zoom})`;
  }
  function about(x, y, zoom) {
    const box = frame.getBoundingClientRect();
    const px = x - box.left - content.offsetLeft, py = y - box.top;
    zoom = Math.max(1, Math.min(MOST, zoom));
    if (state.zoom === 1 && zoom > 1) {
      // What was scrolled is moved from now on.
      state.y = -frame.scrollTop;
      frame.classList.add('zoomed');
      frame.scrollTop = 0;
    }
    const was = state.zoom;
    state.x = px - (px - state.x) * zoom / was;
    state.y = py - (py - state.y) * zoom / was;
    state.zoom = zoom;
    const down = -state.y;
    if (zoom === 1) { state.x = 0; state.y = 0; }
    apply();
    if (zoom === 1 && was > 1) {
      frame.classList.remove('zoomed');
      frame.scrollTop = down;
    }
    if (zoom !== was) zoomed(zoom);
  }
  const middle = () => {
    const all = [...fingers.values()];
    const x = all.reduce((s, f) => s + f.x, 0) / all.length, y = all.reduce((s, f) => s + f.y, 0) / all.length;
    const far = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    return { x, y, far };
  };
  frame.addEventListener('pointerdown', (e) => {
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    last = middle();
    moved = false;
  });
  frame.addEventListener('pointermove', (e) => {
    if (!fingers.has(e.pointerId)) return;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const now = middle();
    if (fingers.size > 1 && last.far > 0) {
      about(now.x, now.y, state.zoom * now.far / last.far);
      moved = true;
    } else if (state.zoom > 1 && (moved || Math.hypot(now.x - last.x, now.y - last.y) > 6)) {
      state.x += now.x - last.x;
      state.y += now.y - last.y;
      moved = true;
      apply();
    } else return;
    last = now;
    e.preventDefault();
  });
  const up = (e) => { fingers.delete(e.pointerId); if (fingers.size) last = middle(); };
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) frame.addEventListener(end, up);
  frame.addEventListener('wheel', (e) => {
    if (!e.ctrlKey) return;
    e.preventDefault();
    about(e.clientX, e.clientY, state.zoom * (e.deltaY < 0 ? 1.15 : 1 / 1.15));
  }, { passive: false });
  // A tap that ended a drag or a pinch chooses nothing.
  frame.addEventListener('click', (e) => { if (moved) { e.stopPropagation(); e.preventDefault(); moved = false; } }, true);
  frame.addEventListener('click', (e) => {
    if (e.target.closest('[data-touch]') || e.detail === 0) return;
    const now = performance.now();
    if (now - tapped < 350) about(e.clientX, e.clientY, state.zoom > 1 ? 1 : TWICE);
    tapped = now;
  });
  return { reset() { about(0, 0, 1); }, about, zoom: () => state.zoom };
}
