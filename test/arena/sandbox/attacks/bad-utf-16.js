// expects: refused
// tries: UTF-16 with its mark
// encode: utf-16
export const move = () => 0;
