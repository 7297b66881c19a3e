// expects: forfeit crashed round 1
// tries: refusals with names of a megabyte
const name = "x".repeat(1 << 20);
export function move() {
  for (let at = 0; ; at++) import(name + at).catch(() => 0);
}
