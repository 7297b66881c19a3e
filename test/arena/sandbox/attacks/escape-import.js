// expects: plays
// tries: dynamic import of the host's modules

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
  for (const name of ["fs", "node:fs", "../../../package.json", "file:///etc/passwd", "data:text/javascript,1", "strategy.js", "take.js", "taking.js"])
    import(name).then((found) => tell({ process: found }), () => 0);
  return 0;
}
