// expects: forfeit exhausted round 1
// tries: to sort a million elements
export function move() {
  const all = Array.from({ length: 1e6 }, (_, at) => (at * 7919) % 1000003);
  return all.sort((one, other) => one - other)[0];
}
