// expects: plays
// tries: every clock that a language may have
const times = () => [Date.now(), new Date().getTime(), Date.parse(new Date().toString()), new Date(2020, 6, 1).getTimezoneOffset()];
const before = times();
export function move() {
  for (let at = 0; at < 1e5; at++);
  if (`${times()}` !== `${before}` || before[0] !== 0 || before[3] !== 0) throw new Error("ESCAPED");
  return 0;
}
