// Finished duels, built from their rounds' results.

import type { Duel, PlayedDuel } from "../../../commands/duel/rules.ts";
import { begun, scoreOf } from "../../../commands/duel/rules.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 1], // rock, scissors
  b: [1, 0],
  "=": [2, 2],
  /** The second is late, the first is late, both are. */
  A: [0, -1],
  B: [-1, 0],
  "-": [-1, -1],
};

type Over = NonNullable<PlayedDuel["play"]["over"]>;

export interface Terms extends Partial<Omit<Duel, "sides" | "play">> {
  readonly names?: readonly [string, string];
  readonly over?: Partial<Over>;
}

/** `a`: won by the first side, `b` by the second, `=` drawn; `A`, `B`: won because the other was late; `-`: no one won,
 * both were late. Over by score unless `over` says otherwise. */
export function course(
  results: string,
  { names = ["Anna", "Boris"], over, ...terms }: Terms = {},
): PlayedDuel {
  const duel = running(results, { names, ...terms });
  const [won, lost] = scoreOf(duel);
  const winner = won === lost ? "level" : won > lost ? 0 : 1;
  const at = Date.parse("2026-11-22T18:00:00Z");
  return { ...duel, play: { ...duel.play, over: { winner, ending: "score", at, ...over } } };
}

/** The same duel, still running. */
export function running(results: string, { names = ["Anna", "Boris"], ...terms }: Terms = {}): PlayedDuel {
  const [first, second] = names;
  const side = (name: string, id: string) => ({ player: `telegram:${id}`, name });
  const { over: _none, ...rest } = terms;
  const duel: Duel = {
    ...{ game: "rps", length: "first-3", boards: [] },
    ...{ sides: [side(first, "1"), side(second, "2")], challenge: { endsAt: 0 } },
    ...rest,
  };
  const rounds = Array.from(results, (one): [number, number] => [...(MOVES[one] as [number, number])]);
  return { ...duel, play: { ...begun(0), rounds } } as PlayedDuel;
}
