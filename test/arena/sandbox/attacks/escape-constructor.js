// expects: plays
// tries: the constructor of a constructor

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
export function move(history, game, random) {
  for (const from of [random, game.outcome, game, history, move, {}])
    tell(from.constructor.constructor("return globalThis")());
  return 0;
}
