// expects: forfeit exhausted round 1
// tries: an endless loop in a getter of the player
export const create = () => ({ get choose() { for (;;); } });
