// expects: forfeit illegal round 1
// tries: not a number
export const move = () => (Number.NaN);
