// expects: plays
// tries: output that follows addresses and orders of the run
const keys = Array.from({ length: 50 }, () => ({}));
const set = new Set(keys);
const symbols = Object.getOwnPropertySymbols(Object.fromEntries(keys.map((_, at) => [Symbol(String(at)), at])));
export const move = () => ([...set].indexOf(keys[7]) + symbols.length + new Error().stack.length + String(move).length) % 3;
