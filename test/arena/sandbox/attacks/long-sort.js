// expects: forfeit exhausted round 1
// tries: to sort numbers, a hundred thousand to an interrupt
const numbers = new Float64Array(1e5);
export function move() {
  for (let at = 0; at < 1e6; at++) numbers.map((_, index) => (index * 7919) % 65521).sort();
  return 0;
}
