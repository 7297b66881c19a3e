// expects: forfeit crashed round 0 at 3:11
// tries: an error at its top level
throw new Error("no");
export const move = () => 0;
