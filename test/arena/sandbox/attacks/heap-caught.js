// expects: plays
// tries: to catch the refusal and play on
let kept = [];
export function move() {
  try {
    for (;;) kept.push(new Uint8Array(1 << 20));
  } catch {
    kept = [];
  }
  return 0;
}
