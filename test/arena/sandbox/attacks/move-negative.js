// expects: forfeit illegal round 1
// tries: a negative number
export const move = () => (-1);
