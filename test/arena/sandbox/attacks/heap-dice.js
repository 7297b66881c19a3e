// expects: plays
// tries: numbers of the host that its engine does not count
export function move(history, game, random) {
  for (let at = 0; at < 2e4; at++) random();
  return 0;
}
