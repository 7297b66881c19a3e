// expects: plays
// tries: iterators that give something else
Array.prototype[Symbol.iterator] = function* () {
  yield* "x";
};
export const create = () => ({ choose: () => 0 });
