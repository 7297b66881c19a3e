// expects: forfeit illegal round 1
// tries: something to wait for
export const move = () => ({ then: (done) => done(0) });
