// expects: plays
// tries: Symbol.species, to be called with what is the host's

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
class Trap extends Array {
  static get [Symbol.species]() {
    return function (...given) {
      for (const one of given) tell(one?.constructor?.constructor?.("return globalThis")());
      return [];
    };
  }
}
export function move(history, game) {
  Object.setPrototypeOf(game.moves, Trap.prototype);
  game.moves.map((one) => one);
  return 0;
}
