// *Share* below the details of a finished match: publishes the match as a page.

import type { ButtonPress, Reply } from "../../src/chat/index.ts";
import type { Move } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { BusyError } from "../../src/infra/threads/index.ts";
import { writePlayerId } from "../../src/people/identity/player.ts";
import type { Ending } from "../../src/people/index.ts";
import { knownHistory } from "../../src/people/rounds/own-rounds.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";
import { notice } from "../kit/refusals.ts";
import { PROOF_SHOWN_MAX, ROUNDS_SHOWN_MAX, shareReply } from "../replay/index.ts";
import { proofLine } from "./proofs/proof-of-match.ts";
import type { PlayServices } from "./sessions.ts";
import { type MatchState, matchRounds, turnOf } from "./state/play.ts";
import { opponentWords } from "./views/opponent.ts";

/** Shares the caller's match. The expectations are recomputed by replaying it. */
export async function shareMatch(
  services: PlayServices,
  { caller }: ButtonPress,
  state: MatchState,
): Promise<Reply> {
  const { game, match } = state;
  const { locale, name } = caller;
  if (!match.ending || turnOf(match) === 0) return notice(say(locale, "press-old-button"));
  const rounds = matchRounds(state);
  if (!rounds) return notice(say(locale, "proof-folded"));
  if (rounds.person.length > ROUNDS_SHOWN_MAX)
    return notice(say(locale, "replay-too-long", { max: ROUNDS_SHOWN_MAX }));
  const line = proofLine(services.host, game, match, rounds);
  const expected = line === undefined ? undefined : await expectedIn(services, line, state);
  const opponent = match.opponent === USUAL_OPPONENT ? undefined : opponentWords(game, match, "en");
  const winner = WINNERS[match.ending];
  return shareReply(services, caller, {
    by: writePlayerId(caller),
    needed: 1,
    of: `match-${match.id}`,
    replay: {
      game: game.id,
      kind: "match",
      names: [name],
      ...(opponent !== undefined && { opponent }),
      over: winner === undefined ? undefined : { winner, ending: "score" },
      rounds: Array.from(rounds.person, (move, at) => {
        const bot = rounds.bot[at] as Move;
        return [move, bot, game.result("person", move, bot)];
      }),
      expected: expected ? [Array.from(rounds.person, (_, at) => expected.get(at) ?? -1)] : [],
      ...(line !== undefined && line.length <= PROOF_SHOWN_MAX && { proof: line }),
    },
  });
}

/** Which side won; no one if it was broken off. */
const WINNERS: Readonly<Partial<Record<Ending, 0 | 1 | "level">>> = {
  won: 0,
  forfeited: 0,
  lost: 1,
  level: "level",
};

/** What the opponent expected, by turn; undefined if it couldn't be replayed. */
async function expectedIn(
  { proofs, onFailure }: PlayServices,
  proof: string,
  { game, document }: MatchState,
): Promise<ReadonlyMap<number, number> | undefined> {
  try {
    return (await proofs.check(proof, knownHistory(game, document))).expected;
  } catch (error) {
    if (error instanceof BusyError) throw error;
    onFailure(error);
    return undefined;
  }
}
