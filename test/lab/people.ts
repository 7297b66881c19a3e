// Recorded play made up for tests.

/** A file of `people` who play `move(round)` against an opponent who always plays rock, `rounds`
 * rounds each. */
export function recordedFile(
  people: readonly string[],
  rounds: number,
  move: (round: number) => string,
): string {
  const rows = people.flatMap((player) =>
    Array.from({ length: rounds }, (_, index) => `${player},${index + 1},${move(index + 1)},R`),
  );
  return ["player,round,move,opponent_move", ...rows, ""].join("\n");
}
