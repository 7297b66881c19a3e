// expects: forfeit illegal round 1
// tries: a name with a space
export const move = () => ("rock ");
