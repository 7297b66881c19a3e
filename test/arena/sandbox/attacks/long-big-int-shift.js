// expects: forfeit exhausted round 1
// tries: to copy the largest BigInts by every operation that does no more than that
const big = 1n << 1000000n;
export function move() {
  for (let at = 0; at < 1e6; at++) if (BigInt.asUintN(999999, -(big >> 1n)) === 7n || big === ~big) return 1;
  return 0;
}
