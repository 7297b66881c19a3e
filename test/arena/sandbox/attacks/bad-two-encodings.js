// expects: refused
// tries: UTF-8 with one byte of Latin-1
// encode: latin1-tail
export const move = () => 0;
const name = "é";
