// expects: forfeit crashed round 1
// tries: groups nested a hundred thousand deep
export const move = () => (new RegExp("(".repeat(1e5) + ")".repeat(1e5)).test("") ? 0 : 1);
