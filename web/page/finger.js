// What a finger means. A tap takes the nearest option within reach; where several are, the board comes nearer instead.

const REACH = 22; // points about the finger
const SURE = 44; // a place as large as this is meant when it is hit
const APART = 48; // how far options are brought apart

const far = (box, x, y) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const large = (box) => Math.min(box.width, box.height) >= SURE;

// Answers { touch }, or { nearer: zoom } when it is in doubt, or nothing.
export function meant(board, event, zoom, most) {
  const hit = event.target.closest('[data-touch]');
  const touched = hit && { touch: Number(hit.dataset.touch) };
  // A key is exact, and so is a mouse on something.
  if (event.detail === 0 || (hit && event.pointerType === 'mouse')) return touched;
  if (hit && large(hit.getBoundingClientRect())) return touched;
  const { clientX: x, clientY: y } = event;
  const near = [...board.querySelectorAll('[data-look="option"]')]
    .map((thing) => ({ touch: Number(thing.dataset.touch), box: thing.getBoundingClientRect() }))
    .filter(({ box }) => far(box, x, y) <= REACH)
    .sort((a, b) => far(a.box, x, y) - far(b.box, x, y));
  const places = new Set(near.map((n) => n.touch));
  if (!places.size) return touched;
  if (places.size === 1 || zoom >= most) return { touch: near[0].touch };
  // Every two of them, not only the nearest and the next: the touch that follows has to choose.
  const apart = Math.min(...near.flatMap((a, i) => near.slice(i + 1).filter((b) => b.touch !== a.touch).map((b) => {
    const [ax, ay] = middle(a.box), [bx, by] = middle(b.box);
    return Math.hypot(ax - bx, ay - by);
  })));
  if (apart >= APART - 1) return { touch: near[0].touch }; // As far apart as a doubt ever brings them.
  const nearer = Math.min(most, zoom * Math.max(1.25, APART / Math.max(apart, 1)));
  return { nearer };
}
