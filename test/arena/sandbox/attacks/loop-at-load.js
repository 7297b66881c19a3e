// expects: forfeit exhausted round 0
// tries: an endless loop at its top level
for (;;);
export const move = () => 0;
