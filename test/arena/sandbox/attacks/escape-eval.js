// expects: plays
// tries: eval, direct and not

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
  tell((0, eval)("this"));
  tell(eval("globalThis"));
  tell(new Function("return this")());
  return 0;
}
