// The independent referee: decides what a duel's result must be from the presses and their answers. It has its own
// rules and shares no code with the bot.

import type { DuelLedger, PickPress, Side, Terms } from "./ledger.ts";

/** The parts of a stored duel that are judged. */
export interface StoredDuel {
  readonly play?: {
    readonly rounds: readonly (readonly [number, number])[];
    readonly picks: readonly (string | null)[];
    readonly over?: { readonly winner: Side | "level"; readonly ending: string; readonly at: number };
  };
}

const BEATS: Readonly<Record<string, readonly string[]>> = {
  rock: ["scissors", "lizard"],
  paper: ["rock", "spock"],
  scissors: ["paper", "lizard"],
  lizard: ["paper", "spock"],
  spock: ["rock", "scissors"],
};
/** The names of the stored numbers. */
const STORED = {
  classic: ["rock", "scissors", "paper"],
  "lizard-spock": ["rock", "scissors", "lizard", "paper", "spock"],
} as const;
const POINTS = { "first to 3": 3, "first to 5": 5, "best of 9": 5, "first to 10": 10 } as const;
const ROUNDS_MOST = 100;

/** The two moves of a round; undefined: absent. */
export type Round = readonly [string | undefined, string | undefined];

/** Who won the round; undefined: no one. */
export function roundWinner([first, second]: Round): Side | undefined {
  if (first === second) return undefined;
  if (first === undefined) return 1;
  if (second === undefined) return 0;
  return BEATS[first]?.includes(second) ? 0 : 1;
}

function scoreAfter(rounds: readonly Round[]): readonly [number, number] {
  const winners = rounds.map(roundWinner);
  return [winners.filter((one) => one === 0).length, winners.filter((one) => one === 1).length];
}

/** How the last message must show the score: the winner's points first. */
export function shownScore(rounds: readonly Round[], winner: Side | "level"): string {
  const [first, second] = scoreAfter(rounds);
  return winner === 1 ? `${second} : ${first}` : `${first} : ${second}`;
}

interface Verdict {
  readonly winner: Side | "level";
  readonly ending: string;
}

/** How the rounds alone end a duel; undefined while it continues. */
function endedBy(rounds: readonly Round[], { length }: Pick<Terms, "length">): Verdict | undefined {
  const [first, second] = scoreAfter(rounds);
  if (first >= POINTS[length]) return { winner: 0, ending: "score" };
  if (second >= POINTS[length]) return { winner: 1, ending: "score" };
  if (rounds.length < ROUNDS_MOST) return undefined;
  return { winner: first === second ? "level" : first > second ? 0 : 1, ending: "rounds" };
}

/** The stored rounds with moves as words. */
export function roundsOf({ play }: StoredDuel, { variant }: Terms): readonly Round[] {
  const word = (move: number): string | undefined => STORED[variant][move];
  return (play?.rounds ?? []).map(([first, second]): Round => [word(first), word(second)]);
}

/** Every difference between the stored duel and what the answers said; empty if all is well. */
export function judge(ledger: DuelLedger, stored: StoredDuel | undefined): readonly string[] {
  if (!stored?.play) return [`${ledger.id}: lost: it is not stored`];
  const { over } = stored.play;
  if (!over) return [`${ledger.id}: never ended`];
  const rounds = roundsOf(stored, ledger.terms);
  const found = [
    ...pickProblems(ledger, rounds, over.ending),
    ...endProblems(ledger, rounds, over),
    ...(stored.play.picks.some((one) => one !== null) ? ["picks are kept after the end"] : []),
  ];
  return found.map((problem) => `${ledger.id}: ${problem}`);
}

function pickProblems(ledger: DuelLedger, rounds: readonly Round[], ending: string): readonly string[] {
  const isCut = ending === "agreed" || ending === "resigned";
  const after = ledger.presses.filter(
    ({ turn, heard }) => heard === "in" && (turn > rounds.length || (turn === rounds.length && !isCut)),
  );
  return [
    ...after.map(({ side, turn }) => `lost: the pick of side ${side} at round ${turn + 1}`),
    ...rounds.flatMap((round, turn) =>
      ([0, 1] as const).flatMap((side) => pickProblem(pressesAt(ledger, turn, side), round[side], turn)),
    ),
  ];
}

function pressesAt({ presses }: DuelLedger, turn: number, side: Side): readonly PickPress[] {
  return presses.filter((one) => one.turn === turn && one.side === side);
}

function pickProblem(
  presses: readonly PickPress[],
  stored: string | undefined,
  turn: number,
): readonly string[] {
  const at = `round ${turn + 1}`;
  const counted = presses.filter(({ heard }) => heard === "in");
  if (counted.length > 1) return [`doubled: ${at} was told as counted ${counted.length} times`];
  const [pick] = counted;
  if (pick) return pick.move === stored ? [] : [`${at}: ${pick.move} was counted, ${stored} is stored`];
  const maybe = presses.filter(({ heard }) => heard === "unsure").map(({ move }) => move);
  if (stored === undefined || maybe.includes(stored)) return [];
  const heard = presses.map((one) => `${one.move} ${one.heard}`).join(", ") || "nothing was pressed";
  return [`${at}: ${stored} is stored, and nobody was told so: ${heard}`];
}

function endProblems(
  { terms, stops, resigned }: DuelLedger,
  rounds: readonly Round[],
  { winner, ending }: Verdict,
): readonly string[] {
  const early = rounds.findIndex(
    (_, at) => at < rounds.length - 1 && endedBy(rounds.slice(0, at + 1), terms),
  );
  if (early >= 0) return [`it went on after round ${early + 1}, which ended it`];
  const due = endedBy(rounds, terms);
  const heard = `${ending} for ${winner}`;
  if (due) return due.winner === winner && due.ending === ending ? [] : [`${heard}, not ${due.ending}`];
  if (ending === "agreed" && winner === "level") return stops.every(Boolean) ? [] : ["a draw nobody wanted"];
  if (ending === "resigned" && winner !== "level") {
    const loser: Side = winner === 0 ? 1 : 0;
    return resigned[loser] && stops[loser] ? [] : ["resigned, and nobody did"];
  }
  return [`${heard} after ${rounds.length} rounds that end nothing`];
}
