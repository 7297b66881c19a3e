// expects: forfeit crashed round 1
// tries: a message and a name of a megabyte, cut in the middle of a letter
export function move() {
  const error = new Error("\u{1f451}".repeat(500_000));
  error.name = "x" + "\u{1f451}".repeat(100_000);
  throw error;
}
