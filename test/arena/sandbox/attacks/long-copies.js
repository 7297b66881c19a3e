// expects: forfeit exhausted round 1
// tries: copies of megabytes, a thousand to an interrupt
const bytes = new Uint8Array(3e6);
export function move() {
  for (let at = 0; at < 1e6; at++) bytes.copyWithin(1, 0).set(bytes.subarray(0, 2e6), 1e6);
  return 0;
}
