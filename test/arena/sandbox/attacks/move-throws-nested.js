// expects: forfeit crashed round 1
// tries: an error whose message throws an error whose message throws
export function move() {
  throw { get message() { throw { get message() { throw 1; } }; } };
}
