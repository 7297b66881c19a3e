// expects: forfeit exhausted round 1
// tries: to join four thousand million holes
const holes = [];
holes.length = 4294967295;
export const move = () => holes.join().length;
