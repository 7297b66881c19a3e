// expects: plays
// tries: both forms at once
export const move = () => 1;
export const create = () => ({ choose: () => 0 });
