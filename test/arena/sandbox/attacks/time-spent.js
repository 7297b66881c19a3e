// expects: plays
// tries: to tell an accomplice something by how long it takes
let round = 0;
export function move() {
  if (++round % 2) for (let at = 0; at < 1e4; at++);
  return 0;
}
