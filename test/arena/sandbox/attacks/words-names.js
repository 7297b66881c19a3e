// expects: forfeit illegal round 1
// tries: a move whose name is a key of every object, with half a letter and a zero in it
export function move() {
  return "__proto__\ud800\u0000\u202e";
}
