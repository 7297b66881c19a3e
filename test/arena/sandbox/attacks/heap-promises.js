// expects: forfeit exhausted round 1
// tries: reactions that wait for ever
export function move() {
  for (;;) Promise.resolve().then(() => 0);
}
