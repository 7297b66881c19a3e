// expects: plays
// tries: with and an unscopable global

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
export function move() {
  const found = new Function("scope", "with (scope) { return typeof process + typeof require + typeof module; }")({});
  if (found !== "undefined".repeat(3)) throw new Error("ESCAPED");
  return 0;
}
