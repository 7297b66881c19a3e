// expects: forfeit exhausted round 1
// tries: an endless loop in observe
export const create = () => ({ choose: () => 0, observe() { for (;;); } });
