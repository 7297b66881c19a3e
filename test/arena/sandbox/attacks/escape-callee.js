// expects: plays
// tries: arguments.callee and caller

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
function sloppy() {
  return new Function("return arguments.callee.caller")();
}
export function move() {
  try {
    tell(sloppy()?.constructor("return globalThis")());
  } catch (error) {
    if (error.message === "ESCAPED") throw error;
  }
  return 0;
}
