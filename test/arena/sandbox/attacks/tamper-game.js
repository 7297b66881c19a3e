// expects: plays
// tries: the game changed under its opponent
export function create({ game }) {
  game.moves.length = 0;
  game.size = 1;
  game.id = "other";
  game.outcome = () => 1;
  return { choose: () => 0 };
}
