// expects: forfeit illegal round 1
// tries: a promise
export const move = () => (Promise.resolve(0));
