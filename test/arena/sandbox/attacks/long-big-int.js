// expects: forfeit exhausted round 1
// tries: digits of BigInts, thousands to an interrupt
const big = 1n << 1000000n;
export function move() {
  for (let at = 0; at < 4000; at++) if (big.toString().length === 1) return 1;
  return 0;
}
