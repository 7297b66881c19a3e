// expects: forfeit exhausted round 1
// tries: a search through four thousand million holes
const holes = [];
holes.length = 4294967295;
export const move = () => holes.indexOf(1) + 1;
