// expects: forfeit exhausted round 1
// tries: a trap that never ends
const trap = new Proxy({}, { get() { for (;;); } });
export const move = () => trap.anything;
