// expects: forfeit exhausted round 1
// tries: toJSON that never ends
export const move = () => JSON.stringify({ toJSON() { for (;;); } }).length;
