// expects: forfeit crashed round 1
// tries: getters in place of stack, name and message, which give something else each time
export function move() {
  const error = new Error();
  let times = 0;
  for (const word of ["stack", "name", "message"])
    Object.defineProperty(error, word, { get: () => (times++ ? { length: 1e20 } : "strategy.js:1e9:-3") });
  throw error;
}
