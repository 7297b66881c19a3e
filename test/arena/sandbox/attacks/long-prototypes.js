// expects: forfeit exhausted round 1
// tries: to look a name up through ten thousand prototypes
let last = {};
for (let at = 0; at < 1e4; at++) last = Object.create(last);
export function move() {
  for (let at = 0; at < 1e9; at++) if (last.missing) return 1;
  return 0;
}
