// expects: forfeit crashed round 1
// tries: a history that forbids entries
export function move(history) {
  Object.freeze(history);
  Object.defineProperty(Object.prototype, "own", { set() {}, configurable: true });
  return 0;
}
