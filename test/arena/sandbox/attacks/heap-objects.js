// expects: forfeit exhausted round 1
// tries: objects, kept
export function move() {
  const kept = [];
  for (;;) kept.push({});
}
