// expects: forfeit exhausted round 1
// tries: to write and read long JSON
const text = JSON.stringify(Array.from({ length: 2e4 }, (_, at) => at * 1.1));
export function move() {
  for (let at = 0; at < 1e6; at++) if (JSON.stringify(JSON.parse(text)) !== text) return 1;
  return 0;
}
