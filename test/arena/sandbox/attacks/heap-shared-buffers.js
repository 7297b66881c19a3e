// expects: forfeit exhausted round 1
// tries: shared buffers, which another allocator might give
export function move() {
  const kept = [];
  for (;;) kept.push(new SharedArrayBuffer(1 << 20));
}
