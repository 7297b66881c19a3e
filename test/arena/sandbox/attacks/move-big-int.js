// expects: forfeit illegal round 1
// tries: a BigInt
export const move = () => (0n);
