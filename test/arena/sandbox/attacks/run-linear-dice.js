// expects: plays
// tries: to foretell the other side's dice, by the shortest linear register that gives their lowest bits (Massey 1969)
export function create({ game, random }) {
  const bits = [];
  let [register, older] = [[1], [1]];
  let [length, since] = [0, 1];
  const sum = (from, count) => {
    let bit = 0;
    for (let at = from; at <= count; at++) bit ^= (register[at] ?? 0) & bits[bits.length - 1 - at + from];
    return bit;
  };
  const answer = (move) => game.moves.findIndex((_, own) => game.outcome(own, move) > 0);
  return {
    choose: () => answer(2 * length < bits.length ? sum(1, length) : Math.floor(random() * game.size)),
    observe(own, opponent) {
      bits.push(opponent);
      if (sum(0, length) === 0) {
        since++;
        return;
      }
      const before = register;
      register = register.slice();
      for (let at = 0; at < older.length; at++) register[at + since] = (register[at + since] ?? 0) ^ older[at];
      if (2 * length < bits.length) [length, older, since] = [bits.length - length, before, 1];
      else since++;
    },
  };
}
