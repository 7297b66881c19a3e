// expects: forfeit crashed round 1
// tries: null, thrown
export function move() {
  throw null;
}
