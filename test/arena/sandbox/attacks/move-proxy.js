// expects: forfeit illegal round 1
// tries: a proxy that would become anything
export const move = () => (new Proxy({}, { get: () => () => 0 }));
