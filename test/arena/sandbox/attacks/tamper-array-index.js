// expects: plays
// tries: setters on indices of arrays, which ours would call
for (const at of [0, 1, 2, 3]) Object.defineProperty(Array.prototype, at, { set() {}, get: () => 2 });
export const create = () => ({ choose: () => 0 });
