// expects: plays
// tries: sixty thousand arguments for a function of the host
const many = new Array(60000).fill(0);
export function move(history, game, random) {
  random(...many);
  return 0;
}
