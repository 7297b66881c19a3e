// expects: forfeit exhausted round 1
// tries: a comparison that never ends
export const move = () => [2, 1].sort(() => { for (;;); })[0];
