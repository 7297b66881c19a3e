// expects: refused
// tries: 65 KB
// pad: 66560
export const move = () => 0;
