// expects: forfeit exhausted round 3
// tries: an endless loop in its third choice
let round = 0;
export function move() {
  round++;
  while (round === 3);
  return 0;
}
