// Compares what people pressed with what the store holds of them.

import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey, readHistory } from "../../../src/players/index.ts";
import { ONCE_GAME, type OnceSeat } from "./player.ts";

/** What was counted, and every way in which it differs from what was pressed. */
export interface OnceAudit {
  /** Rounds in the totals of all players. */
  readonly counted: number;
  /** Turns that were pressed and answered, and are in no totals. */
  readonly lost: number;
  /** Rounds in the totals that nobody pressed. */
  readonly doubled: number;
  /** One line for each difference; none: every move was counted once. */
  readonly differences: readonly string[];
}

/** Reads the document of every seat. */
export async function auditOnce(store: Store, seats: readonly OnceSeat[]): Promise<OnceAudit> {
  const audits = await Promise.all(seats.map((seat) => auditSeat(store, seat)));
  const sum = (read: (audit: OnceAudit) => number): number =>
    audits.reduce((total, audit) => total + read(audit), 0);
  return {
    counted: sum(({ counted }) => counted),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    differences: audits.flatMap(({ differences }) => differences),
  };
}

async function auditSeat(store: Store, { user, pressed }: OnceSeat): Promise<OnceAudit> {
  const game = matrixGame(ONCE_GAME) as MatrixGame;
  const document = await store.read(PLAYER_GAME, playerGameKey({ platform: "discord", id: user }, ONCE_GAME));
  const counted = document?.totals.rounds ?? 0;
  const differences = document ? differencesOf(game, document, pressed) : ["nothing is stored"];
  return {
    counted,
    lost: Math.max(0, pressed.length - counted),
    doubled: Math.max(0, counted - pressed.length),
    differences: differences.map((difference) => `${user}: ${difference}`),
  };
}

function differencesOf(game: MatrixGame, document: PlayerGame, pressed: readonly number[]): string[] {
  const { totals, history } = document;
  const { person, bot } = readHistory(game, history);
  const results = [...person].map((move, round) => game.result("person", move, bot[round] as number));
  const tally = (result: number): number => results.filter((one) => one === result).length;
  const expected = `${pressed.length} rounds, ${tally(1)} won, ${tally(-1)} lost, ${tally(0)} drawn`;
  const found = `${totals.rounds} rounds, ${totals.wins} won, ${totals.losses} lost, ${totals.draws} drawn`;
  const moves = [...person].join(",");
  return [
    ...(found === expected ? [] : [`the totals say ${found}; pressed and played were ${expected}`]),
    ...(moves === pressed.join(",") ? [] : [`pressed ${pressed.join(",")}; the history says ${moves}`]),
  ];
}
