// expects: forfeit exhausted round 1
// tries: to sort copies by the engine alone
const numbers = new Float64Array(1e5).map((_, index) => (index * 7919) % 65521);
export function move() {
  for (let at = 0; at < 1e6; at++) numbers.toSorted();
  return 0;
}
