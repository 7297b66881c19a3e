// expects: void
// tries: to join four thousand million holes
const holes = [];
holes.length = 4294967295;
export const move = () => holes.join().length;
