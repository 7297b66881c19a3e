// expects: forfeit exhausted round 1
// tries: powers of BigInts, a hundred thousand digits each
export function move() {
  for (let at = 0; at < 4000; at++) if (3n ** BigInt(200000 + (at % 7)) === 0n) return 1;
  return 0;
}
