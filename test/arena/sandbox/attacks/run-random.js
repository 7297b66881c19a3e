// expects: plays
// tries: dice of the run
export const move = () => Math.floor(Math.random() * 3);
