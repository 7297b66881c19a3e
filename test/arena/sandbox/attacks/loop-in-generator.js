// expects: forfeit exhausted round 1
// tries: an endless generator that is spread
function* all() {
  for (;;) yield* [];
}
export const move = () => [...all()].length;
