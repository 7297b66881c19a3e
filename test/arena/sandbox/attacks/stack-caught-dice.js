// expects: plays
// tries: the host's dice at the bottom of the stack
function deeper(random) {
  random();
  deeper(random);
}
export function move(history, game, random) {
  try {
    deeper(random);
  } catch {
    return 0;
  }
  return 1;
}
