// expects: forfeit exhausted round 1
// tries: JSON nested a hundred thousand deep
export const move = () => JSON.parse("[".repeat(1e5)).length;
