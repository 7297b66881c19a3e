// expects: forfeit exhausted round 1
// tries: to catch the interruption and play on
export function move() {
  try {
    for (;;);
  } catch {
    return 0;
  }
  return 1;
}
