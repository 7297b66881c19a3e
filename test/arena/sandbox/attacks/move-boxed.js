// expects: forfeit illegal round 1
// tries: a number in a box
export const move = () => (new Number(0));
