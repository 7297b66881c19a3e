// expects: forfeit exhausted round 1
// tries: one search that takes an hour
const text = "a".repeat(3e6);
const needle = `${"a".repeat(15e5)}b`;
export const move = () => (text.indexOf(needle) >= 0 ? 1 : 0);
