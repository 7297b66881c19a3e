// expects: forfeit illegal round 1
// tries: a symbol
export const move = () => (Symbol("rock"));
