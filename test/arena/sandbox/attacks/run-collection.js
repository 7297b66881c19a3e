// expects: plays
// tries: moves that follow when memory is collected
const kept = new WeakMap();
export function move() {
  for (let at = 0; at < 500; at++) kept.set({}, new Uint8Array(1000));
  return typeof WeakRef === "undefined" && typeof FinalizationRegistry === "undefined" ? 0 : 1;
}
