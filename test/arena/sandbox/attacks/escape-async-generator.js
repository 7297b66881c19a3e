// expects: plays
// tries: an async generator and its constructor

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
  async function* stream() {}
  const Made = Object.getPrototypeOf(stream).constructor;
  Made("yield globalThis")().next().then(({ value }) => tell(value));
  tell(Object.getPrototypeOf(async () => 0).constructor("return globalThis")());
  return 0;
}
