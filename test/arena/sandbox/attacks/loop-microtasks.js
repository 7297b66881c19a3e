// expects: forfeit illegal round 1
// tries: promises that begin promises for ever
const again = () => Promise.resolve().then(again);
again();
export const move = async () => 0;
