// expects: forfeit exhausted round 1
// tries: a loop in what the host reads of an error the second time
let reads = 0;
export function move() {
  const error = new Error();
  Object.defineProperty(error, "message", { get() { while (++reads > 1); return "once"; } });
  throw error;
}
