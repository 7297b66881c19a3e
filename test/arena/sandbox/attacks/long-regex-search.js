// expects: forfeit exhausted round 1
// tries: patterns that are compiled anew, and searches by them that find nothing
const text = "a".repeat(1e5);
export function move() {
  for (let at = 0; at < 1e6; at++) if (new RegExp(`(?:a+?)[\\p{L}]b${at}`, "u").test(text)) return 1;
  return 0;
}
