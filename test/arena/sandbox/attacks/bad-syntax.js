// expects: forfeit crashed round 0 at 4:10
// tries: a syntax error
export function move() {
  return = 0;
}
