// What the bare bots show: a text as long as a match's, and its buttons.

export const TEXT = `Rock-paper-scissors against the fortune-teller · endless
Round 12: you played rock, I played scissors.
You 5 · me 4 · drawn 3
My next move is fixed: 3f9a c2d4 e1b7`;

/** Rows of labels and data, `scope:session:turn:move`. */
export const keysAt = (turn: number): readonly (readonly (readonly [string, string])[])[] =>
  [
    ["rock", "paper", "scissors"],
    ["why", "rules", "stop"],
  ].map((row) => row.map((move) => [move, `match:6sxt8y9Wfvia:${turn.toString(36)}:${move}`] as const));
