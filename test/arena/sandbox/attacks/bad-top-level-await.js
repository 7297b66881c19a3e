// expects: forfeit crashed round 0
// tries: a top level that never ends waiting
await new Promise(() => {});
export const move = () => 0;
