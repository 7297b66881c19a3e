// expects: forfeit crashed round 1
// tries: a proxy around an error that throws whatever is read of it
export function move() {
  throw new Proxy(new Error("strategy.js:7:7"), {
    get(of, word) { throw of; },
    getPrototypeOf(of) { throw of; },
  });
}
