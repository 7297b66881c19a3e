// expects: refused
// tries: an archive
// encode: zip
export const move = () => 0;
