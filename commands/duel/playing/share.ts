// *Share* below a duel that is over: what its page shows, once both have agreed.

import type { ButtonPress, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type DuelResult, knownBeforeDuel, movesOfSide, readPlayerId } from "../../../src/people/index.ts";
import { notice } from "../../kit/refusals.ts";
import { shareReply } from "../../replay/index.ts";
import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, otherSide, type Side, winnerOfRound } from "../state/rules.ts";
import { hasPictures } from "../views/ended.ts";
import { ownEnded, type ReadingServices } from "./readings.ts";

/** The presser agrees. @throws BusyError, StoreError. */
export async function shareDuel(deps: ReadingServices, press: ButtonPress): Promise<Reply> {
  const { caller, action } = press;
  const { locale } = caller;
  const own = await ownEnded(deps, press);
  if ("type" in own) return own;
  const { duel, side, result } = own;
  if (!hasPictures(duel)) return notice(say(locale, "duel-no-picture"));
  const expected = await Promise.all(([0, 1] as const).map((one) => expectedOf(deps, duel, result, one)));
  const names = duel.sides.map(({ name }) => name);
  return shareReply(deps, caller, {
    by: duel.sides[side].player,
    needed: 2,
    other: duel.sides[otherSide(side)].name,
    replay: {
      of: `duel-${action.session}`,
      game: duel.game,
      kind: "duel",
      names,
      expected,
      rounds: duel.play.rounds.map((round) => {
        const winner = winnerOfRound(gameOfDuel(duel), round);
        return [...round, winner === undefined ? 0 : winner === 0 ? 1 : -1];
      }),
    },
  });
}

/** What a reader would have expected of that side; -1 where nothing, or where somebody was late. */
async function expectedOf(
  { store, duelReader }: ReadingServices,
  duel: PlayedDuel,
  result: DuelResult,
  side: Side,
): Promise<number[]> {
  const game = gameOfDuel(duel);
  const player = readPlayerId(duel.sides[side].player);
  const nothing = { person: new Uint8Array(), bot: new Uint8Array() };
  const known = player ? await knownBeforeDuel(store, player, game, result) : nothing;
  const { rounds } = await duelReader.read(game, known, movesOfSide(result, side));
  let played = 0;
  return duel.play.rounds.map(([a, b]) => (a < 0 || b < 0 ? -1 : (rounds[played++]?.expected ?? -1)));
}
