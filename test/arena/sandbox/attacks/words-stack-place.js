// expects: forfeit crashed round 1
// tries: a place beyond all lines, so that what is stored of it cannot be read
export function move() {
  const error = new Error("no such line");
  error.stack = "strategy.js:99999999999999999999:99999999999999999999";
  throw error;
}
