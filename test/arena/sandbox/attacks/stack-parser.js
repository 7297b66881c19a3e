// expects: forfeit exhausted round 1
// tries: brackets nested a hundred thousand deep
export const move = () => eval("[".repeat(1e5));
