// The figures of a profile, shown privately to people who press *Details* below it.

import {
  type Button,
  type ButtonPress,
  fitsButton,
  type Platform,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Profile } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { type PlayerId, shownOf, writePlayerId } from "../../../src/people/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { listedGame } from "../../kit/options.ts";
import { type Opponents, playedRounds } from "../../kit/player-rounds.ts";
import { notice } from "../../kit/refusals.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { playerToken, readPlayerToken } from "../views/player-token.ts";
import { rounded } from "../views/ways.ts";
import type { ProfileServices } from "../worker/index.ts";
import { splitOpponents, withOpponents } from "./opponents.ts";
import { habitLines, movesLine, nearestLines } from "./view.ts";

export const SHOW_SCOPE = "show";

/** Precedes the game in a button's move. */
const DETAILS = "details-";

/** What it takes to answer a profile's *Details*. */
interface Shown {
  readonly player: PlayerId;
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly opponents: Opponents;
}

/** No button if a name is too long to fit in it. */
export function detailsButtons(
  { player, game, locale, opponents }: Shown,
  viewedOn: Platform,
): readonly Button[] {
  const session = playerToken(player, viewedOn);
  const move = withOpponents(`${DETAILS}${game.id}`, opponents);
  const action = { scope: SHOW_SCOPE, session, turn: 0, move };
  return fitsButton(action) ? [{ label: say(locale, "button-details"), action }] : [];
}

export async function profileDetails(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const read = readPlayerToken(action.session, caller.platform);
  const [move, opponents] = splitOpponents(action.move);
  const game = move.startsWith(DETAILS) ? listedGame(move.slice(DETAILS.length)) : undefined;
  if (!read || !game) return notice(say(locale, "press-old-button"));
  if (!(await maySee(services, press, { player: read.player, opponents })))
    return notice(say(locale, "profile-details-closed"));
  const { rounds, played, starts } = await playedRounds(services, read.player, game, opponents);
  const profile = await services.profileWorker.profile(game.id, rounds, starts);
  return figuresReply(profile, played, game, locale);
}

/** Whether the presser may see it: the owner always; anyone, of a person who is shown, if it covers rounds against the
 * bot. */
async function maySee(
  { store }: ProfileServices,
  { caller }: ButtonPress,
  { player, opponents }: { player: PlayerId; opponents: Opponents },
): Promise<boolean> {
  if (writePlayerId(player) === writePlayerId(caller)) return true;
  return opponents === "bot" && (await shownOf(store, player)) !== undefined;
}

/** `played`: all rounds ever played; only the newest are stored. */
function figuresReply(profile: Profile, played: number, game: MatrixGame, locale: Locale): Reply {
  const { longestWins, longestLosses, current } = profile.streaks;
  const { rounds } = profile;
  const lines = [
    movesLine(profile, game, locale),
    ...habitLines(profile, game, locale),
    ...nearestLines(profile, game, locale),
    ...bitsLines(profile, locale),
    say(locale, "profile-streaks", {
      wins: longestWins,
      losses: longestLosses,
      result: RESULT_WORDS[current?.result ?? 0],
      length: current?.length ?? 0,
    }),
    ...(played > rounds ? [say(locale, "profile-kept", { kept: rounds, played })] : []),
  ];
  const view: View = {
    title: say(locale, "profile-details-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      ...(profile.reading ? [{ type: "quiet", text: say(locale, "profile-details-how") } as const] : []),
    ],
  };
  return { type: "post", view, audience: "caller" };
}

/** Left out if this measure, given its own error, would contradict the share of guessed moves. */
function bitsLines({ predicted, reading }: Profile, locale: Locale): string[] {
  if (!reading) return [];
  const { bits, from, to, most } = reading.unpredictability;
  if ((predicted.verdict === "read") !== to < most) return [];
  const words = { bits: rounded(bits), from: rounded(from), to: rounded(to), most: rounded(most) };
  return [say(locale, "profile-bits", words)];
}
