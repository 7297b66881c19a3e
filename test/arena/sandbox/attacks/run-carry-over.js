// expects: plays
// tries: something left behind for its next match
export function move() {
  const seen = globalThis.seen ?? 0;
  Object.prototype.left = (Object.prototype.left ?? 0) + 1;
  globalThis.seen = seen + 1;
  return seen > 19 || Object.prototype.left > 20 ? 9 : 0;
}
