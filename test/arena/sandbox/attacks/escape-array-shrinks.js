// expects: plays
// tries: memory beside its own, through arrays that shrink while they are read
export function move() {
  const all = Array.from({ length: 300 }, (_, at) => at);
  const shrink = { valueOf() { all.length = 0; return 1; }, toString() { all.length = 0; return "x"; } };
  for (const reach of [() => all.splice(shrink, 3), () => all.concat(shrink), () => all.fill(1, shrink), () => all.slice(shrink), () => all.sort(() => ((all.length = 1), 1)), () => [shrink, ...all].join(), () => all.copyWithin(0, shrink), () => Math.max.apply(null, { get length() { all.length = 0; return 3; } })]) {
    all.length = 0;
    for (let at = 0; at < 300; at++) all.push(at);
    try {
      reach();
    } catch {}
  }
  return 0;
}
