// expects: forfeit illegal round 1
// tries: a generator
export function* move() {
  yield 0;
}
