// expects: forfeit illegal round 1
// tries: half a move
export const move = () => (0.5);
