// expects: forfeit illegal round 1
// tries: nothing
export const move = () => (undefined);
