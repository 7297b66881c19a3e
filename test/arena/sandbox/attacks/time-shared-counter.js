// expects: plays
// tries: a counter in shared memory that somebody else counts
const counter = new Int32Array(new SharedArrayBuffer(8));
export function move() {
  const before = counter[0];
  for (let at = 0; at < 1e4; at++);
  return counter[0] === before && typeof Atomics === "undefined" ? 0 : 1;
}
