// expects: forfeit exhausted round 1
// tries: calls without an end
const deeper = () => deeper() + 1;
export const move = () => deeper();
