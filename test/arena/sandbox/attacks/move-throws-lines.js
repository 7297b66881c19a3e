// expects: forfeit crashed round 1
// tries: a message of many lines, with what steers a terminal
export function move() {
  throw new Error("\u001b[2J\n\n# all is well\u202e");
}
