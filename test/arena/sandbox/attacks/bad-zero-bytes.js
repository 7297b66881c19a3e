// expects: forfeit crashed round 0
// tries: zero bytes in the middle of the source
// encode: zeros
export const move = () => 0;
@@
