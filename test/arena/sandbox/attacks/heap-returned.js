// expects: forfeit illegal round 1
// tries: a move as long as its heap
export const move = () => "x".repeat(3e6);
