// expects: forfeit exhausted round 1
// tries: texts of megabytes, repeated and padded
export function move() {
  for (let at = 0; at < 1e6; at++) if ("ab".repeat(1e6) === "a".padStart(2e6, "xy")) return 1;
  return 0;
}
