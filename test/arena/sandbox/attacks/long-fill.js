// expects: forfeit exhausted round 1
// tries: fills of megabytes, a thousand to an interrupt
const bytes = new Uint8Array(6e6);
export function move() {
  for (let at = 0; at < 1e6; at++) bytes.fill(at);
  return 0;
}
