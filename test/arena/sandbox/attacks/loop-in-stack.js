// expects: forfeit exhausted round 1
// tries: a loop in what is run for an error's stack
Error.prepareStackTrace = () => { for (;;); };
export const move = () => null.x;
