// expects: plays
// tries: a proxy as a prototype, to see who asks

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
const seen = [];
const trap = new Proxy({}, {
  get(target, key, receiver) {
    if (seen.length < 5) seen.push(receiver);
    return undefined;
  },
  getPrototypeOf: () => Error.prototype,
});
export const create = () => Object.setPrototypeOf({
  choose() {
    for (const one of seen) tell(one?.constructor?.constructor?.("return globalThis")());
    return 0;
  },
}, trap);
