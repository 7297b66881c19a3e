// expects: forfeit exhausted round 1
// tries: strings that double
export function move() {
  const kept = [];
  for (let text = "x"; ; text += text) kept.push(text + kept.length, [...text]);
}
