// expects: forfeit exhausted round 1
// tries: typed arrays of a megabyte each, kept
const kept = [];
export function move() {
  for (;;) kept.push(new Uint8Array(1 << 20).fill(1));
}
