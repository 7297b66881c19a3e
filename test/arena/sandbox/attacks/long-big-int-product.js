// expects: forfeit exhausted round 1
// tries: products and remainders of the largest BigInts that the engine makes
const [big, other] = [(1n << 1000000n) - 1n, (1n << 500000n) - 3n];
export function move() {
  for (let at = 0; at < 4000; at++) if ((other * other) % big === big % other) return 1;
  return 0;
}
