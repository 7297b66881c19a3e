// expects: forfeit illegal round 1
// tries: megabytes that are no text, which take a longer way out
const text = `\ud800${"x".repeat(2_400_000)}`;
export const move = () => text;
