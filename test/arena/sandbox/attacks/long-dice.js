// expects: forfeit exhausted round 1
// tries: dice without end, by a function of the engine
const many = new Array(1e5).fill(0);
export function move(history, game, random) {
  for (let at = 0; at < 1e6; at++) many.map(random);
  return 0;
}
