// expects: forfeit crashed round 1
// tries: an error whose message is as long as its heap
export function move() {
  throw new Error("x".repeat(3e6));
}
