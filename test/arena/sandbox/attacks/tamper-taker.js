// expects: plays
// tries: to hand over exports by itself
const before = globalThis.__take;
Object.defineProperty(globalThis, "__take", { value: () => 0 });
export const move = () => (before === undefined ? 0 : 2);
