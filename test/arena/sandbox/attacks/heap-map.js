// expects: forfeit exhausted round 1
// tries: a map that grows
export function move() {
  const kept = new Map();
  for (;;) kept.set({}, kept.size);
}
