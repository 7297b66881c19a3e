// *Share* below a finished match: publishes the match as a page.

import type { ButtonPress } from "../../src/chat/feature.ts";
import type { Reply } from "../../src/chat/view.ts";
import type { Move } from "../../src/core/games/matrix-game.ts";
import { writeMatchLine } from "../../src/core/proof/line.ts";
import { writePlayerId } from "../../src/people/identity/player.ts";
import type { Ending } from "../../src/people/rounds/predictor.ts";
import { USUAL_OPPONENT } from "../kit/chat-games.ts";
import { PROOF_SHOWN_MAX, shareReply } from "../replay/index.ts";
import { type MatchState, playedMatch } from "./rules.ts";
import type { PlayServices } from "./sessions.ts";
import { opponentWords } from "./views/opponent.ts";

/** Shares the caller's match. */
export async function shareMatch(
  services: PlayServices,
  press: ButtonPress,
  { game, match }: MatchState,
): Promise<Reply> {
  const { caller } = press;
  const played = playedMatch(game, match);
  const { rounds } = played;
  const line = writeMatchLine(played);
  const opponent = match.opponent === USUAL_OPPONENT ? undefined : opponentWords(match, "en");
  const winner = match.ending && WINNERS[match.ending];
  return shareReply(services, press, {
    by: writePlayerId(caller),
    needed: 1,
    of: `match-${match.id}`,
    replay: {
      game: game.id,
      kind: "match",
      names: [caller.name],
      opponent,
      over: winner === undefined ? undefined : { winner, ending: "score" },
      rounds: Array.from(rounds.person, (move, at) => {
        const bot = rounds.bot[at] as Move;
        return [move, bot, game.result("person", move, bot)];
      }),
      expected: [[...match.guesses].map((guess) => (guess === "-" ? -1 : Number.parseInt(guess, 36)))],
      ...(line.length <= PROOF_SHOWN_MAX && { proof: line }),
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
