// expects: forfeit exhausted round 1
// tries: a loop in what closes an iterator
const iterable = { [Symbol.iterator]: () => ({ next: () => ({ value: 0 }), return() { for (;;); } }) };
export function move() {
  for (const value of iterable) return value;
}
