// expects: plays
// tries: a then on every object, for a host that awaits

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
Object.defineProperty(Object.prototype, "then", {
  value(done) {
    tell(done?.constructor?.("return globalThis")());
  },
  writable: true,
});
export const create = () => ({ choose: () => 0 });
