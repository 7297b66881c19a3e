// expects: forfeit illegal round 2
// tries: a player that is another one each time
let round = 0;
export const create = () => ({ get choose() { round++; return () => (round > 1 ? {} : 0); }, get observe() { return undefined; } });
