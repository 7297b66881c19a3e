// expects: forfeit exhausted round 1
// tries: to cut and to replace in long texts
const text = "a".repeat(1e5);
export function move() {
  for (let at = 0; at < 1e6; at++) if (text.replaceAll("a", "b").split("").length === 1) return 1;
  return 0;
}
