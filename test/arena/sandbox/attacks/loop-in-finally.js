// expects: forfeit exhausted round 1
// tries: a loop that begins again when it is interrupted
export function move() {
  for (;;) {
    try {
      for (;;);
    } finally {
      continue;
    }
  }
}
