// expects: forfeit exhausted round 1
// tries: a text that asks for itself
const text = { toString: () => `${text}` };
export const move = () => `${text}`;
