// expects: forfeit crashed round 0
// tries: a default export alone
export default function move() {
  return 0;
}
