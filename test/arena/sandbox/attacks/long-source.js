// expects: forfeit exhausted round 1
// tries: to compile long sources
const source = "(() => 0)();".repeat(5000);
export function move() {
  for (let at = 0; at < 1e6; at++) new Function(source);
  return 0;
}
