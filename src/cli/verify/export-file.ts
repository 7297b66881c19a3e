// The file of `/data export`, as far as matches are checked by it: a player's rounds at each game.

import { z } from "zod";
import { type MatrixGame, matrixGame, type Rounds } from "../../core/games/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type KnownHistory, ownerTag, readPlayerId } from "../../players/index.ts";

export interface Export {
  /** Whether a session with this id can be of the player: false is certain, true is not. */
  mayOwn(session: string): boolean;
  /** Undefined where the player has no rounds at the game. @throws ConfigProblem for unknown moves. */
  historyOf(game: MatrixGame): KnownHistory | undefined;
}

const index = z.int().nonnegative();
const stretch = z.object({ at: index, rounds: z.array(z.object({ you: z.string(), other: z.string() })) });

const exportFile = z.object({
  format: z.literal("gadalka-export-1"),
  player: z.string(),
  games: z
    .record(
      z.string(),
      z.object({
        totals: z.object({ rounds: z.int().nonnegative() }),
        rounds: z.array(z.object({ you: z.string(), gadalka: z.string() })),
        fromElsewhere: z
          .object({ first: index, moved: index.optional(), stretches: z.array(stretch) })
          .optional(),
      }),
    )
    .optional(),
});

type GameInExport = NonNullable<z.infer<typeof exportFile>["games"]>[string];

/** @throws ConfigProblem for any other text. */
export function readExport(text: string): Export {
  const { player, games = {} } = parse(text);
  const id = readPlayerId(player);
  if (!id) throw notAnExport();
  return {
    mayOwn: (session) => session.endsWith(ownerTag(id)),
    historyOf: (game) => {
      const found = games[game.id];
      return found && historyIn(game, found);
    },
  };
}

function parse(text: string): z.infer<typeof exportFile> {
  try {
    // A file that was saved by some editors begins with a byte order mark.
    return exportFile.parse(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    throw notAnExport();
  }
}

function notAnExport(): ConfigProblem {
  return new ConfigProblem("--history", "that is not the file that /data export gives (gadalka-export.json)");
}

function historyIn(game: MatrixGame, found: GameInExport): KnownHistory {
  const { totals, fromElsewhere } = found;
  const rounds = inOrder(found);
  const { first = totals.rounds - rounds.length, moved } = fromElsewhere ?? {};
  const moveOf = (word: string): number => {
    const move = game.moveIds.indexOf(word);
    if (move >= 0) return move;
    throw new ConfigProblem("--history", `${matrixGame(game.id)?.id} has no move "${word}"`);
  };
  if (first < 0) throw notAnExport();
  const sides: Rounds = {
    person: Uint8Array.from(rounds, ([you]) => moveOf(you)),
    bot: Uint8Array.from(rounds, ([, other]) => moveOf(other)),
  };
  return { first, rounds: sides, ...(moved !== undefined && { moved }) };
}

/** Everything that an opponent could know: what was played here, and what came from elsewhere in its
 * place. */
function inOrder({ rounds, fromElsewhere }: GameInExport): (readonly [you: string, other: string])[] {
  const all = rounds.map(({ you, gadalka }) => [you, gadalka] as const);
  if (!fromElsewhere) return all;
  const { first, stretches } = fromElsewhere;
  for (const { at, rounds: others } of stretches) {
    if (at < first || at - first > all.length) throw notAnExport();
    all.splice(at - first, 0, ...others.map(({ you, other }) => [you, other] as const));
  }
  return all;
}
