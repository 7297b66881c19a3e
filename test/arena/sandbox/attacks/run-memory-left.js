// expects: plays
// tries: moves that follow how much memory is left
export function move() {
  let kept = [];
  try {
    for (;;) kept.push(new Uint8Array(10_000));
  } catch {
    const { length } = kept;
    kept = [];
    return length % 3;
  }
}
