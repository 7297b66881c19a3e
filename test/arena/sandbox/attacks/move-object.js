// expects: forfeit illegal round 1
// tries: an object
export const move = () => ({});
