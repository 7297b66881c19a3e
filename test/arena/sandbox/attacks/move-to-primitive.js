// expects: forfeit illegal round 1
// tries: an object that would become a number
export const move = () => ({ [Symbol.toPrimitive]: () => 0, valueOf: () => 0 });
