// expects: plays
// tries: the host's stack in an error of the host

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
function deeper(random) {
  random();
  deeper(random);
}
export function move(history, game, random) {
  for (const fail of [() => random(...new Array(65000)), () => deeper(random), () => import("x"), () => random.call(null, 1n)]) {
    try {
      fail();
    } catch (error) {
      if (/file:|node:|\/src\/|wasm/.test(`${error.stack}`)) throw new Error("ESCAPED");
      tell(error.constructor.constructor("return globalThis")());
    }
  }
  return 0;
}
