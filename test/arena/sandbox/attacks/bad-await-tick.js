// expects: forfeit crashed round 0
// tries: a top level that waits for a moment
await 0;
export const move = () => 0;
