// expects: plays
// tries: exports that change when they are read
let reads = 0;
const target = { get move() { reads++; return () => reads % 3; } };
export const { move } = target;
