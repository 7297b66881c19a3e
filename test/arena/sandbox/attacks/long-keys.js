// expects: forfeit exhausted round 1
// tries: names of objects, collected and spread
const names = Object.fromEntries(Array.from({ length: 1e4 }, (_, at) => [`name${at}`, at]));
export function move() {
  for (let at = 0; at < 1e6; at++) if (Object.keys({ ...names }).length === 1) return 1;
  return 0;
}
