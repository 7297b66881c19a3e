// expects: forfeit crashed round 1
// tries: a place before the first line, in a stack of a megabyte
export function move() {
  const error = new Error("no such line");
  error.stack = "strategy.js:0:0" + " at strategy.js:5".repeat(60_000);
  throw error;
}
