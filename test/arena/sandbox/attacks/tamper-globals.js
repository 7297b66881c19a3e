// expects: plays
// tries: every global deleted
const { deleteProperty, ownKeys } = Reflect;
const root = globalThis;
for (const key of ownKeys(root)) deleteProperty(root, key);
export const move = () => 0;
