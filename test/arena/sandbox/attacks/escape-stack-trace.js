// expects: plays
// tries: what prepareStackTrace is shown of callers

/** Whatever looks like the host's: then there is a way out, and the host can see that it was taken. */
function tell(root) {
  const host = root?.process ?? root?.global?.process;
  if (!host) return;
  root.__gadalkaEscaped = true;
  host.env.GADALKA_ESCAPED = "yes";
  host.getBuiltinModule?.("node:fs").writeFileSync("/tmp/gadalka-escaped", "yes");
  throw new Error("ESCAPED");
}
Error.prepareStackTrace = (error, frames) => frames;
export function move(history, game, random) {
  for (const frame of new Error().stack) {
    tell(frame.getThis?.());
    const caller = frame.getFunction?.();
    if (typeof caller !== "function") continue;
    tell(caller.constructor("return globalThis")());
  }
  return 0;
}
