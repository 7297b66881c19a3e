// expects: forfeit illegal round 1
// tries: a number that is no move
export const move = () => (3);
