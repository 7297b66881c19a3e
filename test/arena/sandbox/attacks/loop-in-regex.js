// expects: forfeit exhausted round 1
// tries: a regular expression that backtracks for ever
export const move = () => /^(([a-z])+.)+[A-Z]([a-z])+$/.test("a".repeat(60)) ? 0 : 1;
