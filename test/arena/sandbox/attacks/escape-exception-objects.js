// expects: plays
// tries: errors of the engine, whose realm might be another

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
  for (const fail of [() => null.x, () => new Array(-1), () => eval("("), () => random.x.y, () => new random(), () => decodeURI("%")]) {
    try {
      fail();
    } catch (error) {
      if (!(error instanceof Error)) throw new Error("ESCAPED");
      tell(error.constructor.constructor("return globalThis")());
    }
  }
  return 0;
}
