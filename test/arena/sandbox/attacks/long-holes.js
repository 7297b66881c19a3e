// expects: forfeit exhausted round 1
// tries: to look through four thousand million holes, and to turn them round
const holes = [];
holes.length = 4294967295;
export const move = () => holes.reverse().lastIndexOf(1) + 1;
