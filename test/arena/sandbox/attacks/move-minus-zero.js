// expects: plays
// tries: -0, to tell an accomplice something that no record shows
export const move = () => -0;
