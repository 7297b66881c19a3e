// expects: forfeit exhausted round 1
// tries: a loop in what the host reads of an error
export function move() {
  const error = new Error();
  Object.defineProperty(error, "message", { get() { for (;;); } });
  throw error;
}
