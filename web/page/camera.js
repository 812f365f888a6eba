// Zoom and pan of a board: wheel and two fingers about where they are, a drag when zoomed, a double tap to 2.2 and back.

const MOST = 6;

export function camera(frame, content) {
  const state = { zoom: 1, x: 0, y: 0 };
  const fingers = new Map();
  let last = null, tapped = 0, moved = false;

  function apply() {
    const w = frame.clientWidth, hh = frame.clientHeight;
    const most = (size, box) => Math.min(0, box - size * state.zoom);
    state.x = Math.max(most(content.offsetWidth, w), Math.min(0, state.x));
    state.y = Math.max(most(content.offsetHeight, hh), Math.min(0, state.y));
    content.style.transform = state.zoom === 1 ? '' : `translate(${state.x}px,${state.y}px) scale(${state.zoom})`;
    frame.classList.toggle('zoomed', state.zoom > 1);
  }
  function about(x, y, zoom) {
    const box = frame.getBoundingClientRect();
    const px = x - box.left, py = y - box.top;
    zoom = Math.max(1, Math.min(MOST, zoom));
    state.x = px - (px - state.x) * zoom / state.zoom;
    state.y = py - (py - state.y) * zoom / state.zoom;
    state.zoom = zoom;
    if (zoom === 1) { state.x = 0; state.y = 0; }
    apply();
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
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', up);
  frame.addEventListener('pointerleave', up);
  frame.addEventListener('wheel', (e) => {
    if (!e.ctrlKey) return;
    e.preventDefault();
    about(e.clientX, e.clientY, state.zoom * (e.deltaY < 0 ? 1.15 : 1 / 1.15));
  }, { passive: false });
  // A tap that ended a drag or a pinch chooses nothing.
  frame.addEventListener('click', (e) => { if (moved) { e.stopPropagation(); e.preventDefault(); moved = false; } }, true);
  frame.addEventListener('click', (e) => {
    if (e.target.closest('[data-touch]')) return;
    const now = performance.now();
    if (now - tapped < 350) about(e.clientX, e.clientY, state.zoom > 1 ? 1 : 2.2);
    tapped = now;
  });
  return { reset() { state.zoom = 1; state.x = state.y = 0; apply(); }, about, zoom: () => state.zoom };
}
