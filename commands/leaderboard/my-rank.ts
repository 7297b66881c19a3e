// *My place* on a leaderboard, shown to the caller alone; Telegram shows at most 200 characters.

import type { Caller, CommandCall, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { numberCell } from "../../src/infra/i18n/phrases.ts";
import {
  type Consent,
  consentOf,
  DECIDED_MIN,
  enterRankings,
  gamesOf,
  isShownIn,
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
  type Ranking,
  rankOf,
  readRanking,
  roundsMissing,
  standingIn,
  type WinLoss,
} from "../../src/people/index.ts";
import { formatRank } from "../kit/format-rank.ts";
import { type ListScope, showMeButton } from "../kit/list-me.ts";
import { notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { registrationsOf } from "../strategy/index.ts";
import type { LeaderboardLine } from "../tournament/index.ts";
import type { Query } from "./query.ts";
import { shareOf, shortWords } from "./view.ts";

export type Asker = Pick<CommandCall, "caller" | "place">;

const STRATEGIES_TOLD = 3;

/** What *My place* says; `isHidden`: by the caller's own choice, which one press changes. */
export interface Mine {
  readonly text: string;
  readonly isHidden?: true;
}

/** For the caller alone: with the button that shows them, where they are hidden. */
export function mineReply({ text, isHidden }: Mine, scope: ListScope, locale: Locale): Reply {
  if (!isHidden) return notice(text);
  const view = { blocks: [{ type: "text", text } as const], buttons: [[showMeButton(scope, locale)]] };
  return { type: "post", view, audience: "caller" };
}

export async function myStrategyRanks(
  { store }: Pick<Services, "store">,
  caller: Caller,
  lines: readonly LeaderboardLine[],
): Promise<string> {
  const { locale } = caller;
  const names = new Set((await registrationsOf(store, caller)).map(({ name }) => name));
  if (names.size === 0) return say(locale, "leaderboard-mine-none");
  const mine = lines.filter(({ strategy }) => names.has(strategy));
  if (mine.length === 0) return say(locale, "leaderboard-mine-not-entered");
  const told = mine.slice(0, STRATEGIES_TOLD).map(({ strategy, ranks, points }) =>
    say(locale, "leaderboard-mine-strategy", {
      ...{
        name: strategy,
        place: formatRank(ranks),
        count: lines.length,
        points: numberCell(points, locale),
      },
    }),
  );
  return told.join("\n");
}

/** A list of too few names is for nobody; whoever asked learns what they can do. */
export function shortReply(query: Query, names: number, mine: Mine, locale: Locale): Reply {
  const text = [shortWords(query, names, locale), mine.text].join("\n");
  return mineReply({ ...mine, text }, query.scope, locale);
}

/** The caller's rank among players; otherwise what is missing and how to get it. */
export async function myPlayerRank(
  { store }: Pick<Services, "store">,
  caller: Caller,
  ranking: Ranking,
): Promise<Mine> {
  const { gameId, place, period, now } = ranking;
  const consent = await consentOf(store, caller);
  const document = (await store.read(PLAYER_GAME, playerGameKey(caller, gameId))) ?? NEW_PLAYER_GAME;
  const documents = await gamesOf(store, caller, gameId, document);
  const { winLoss } = standingIn(documents, period, now);
  if (!consent || !isShownIn(consent, place))
    return { isHidden: true, text: hiddenWords(consent, place, winLoss, caller.locale) };
  const missing = roundsMissing(winLoss);
  if (missing > 0)
    return {
      text: say(caller.locale, "leaderboard-mine-missing", {
        ...decidedWords(winLoss, caller.locale),
        missing,
        needed: DECIDED_MIN,
      }),
    };
  // The match may still be live and its rounds not yet in the index.
  await enterRankings(store, caller, {
    consent,
    gameId,
    document,
    places: place === "everywhere" ? [] : [place],
    now,
  });
  const read = await readRanking(store, ranking);
  const found = await rankOf(store, ranking, read, caller);
  const words = { place: found ? formatRank(found) : `> ${read.count}`, count: read.count };
  const told = { ...decidedWords(winLoss, caller.locale), ...words };
  return { text: say(caller.locale, "leaderboard-mine-player", told) };
}

function hiddenWords(consent: Consent | undefined, place: string, winLoss: WinLoss, locale: Locale): string {
  if (!consent) return say(locale, "leaderboard-mine-private", decidedWords(winLoss, locale));
  const isEverywhere = place === "everywhere";
  return say(locale, isEverywhere ? "leaderboard-mine-place-only" : "leaderboard-mine-not-here");
}

function decidedWords(winLoss: WinLoss, locale: Locale) {
  return { share: shareOf(winLoss, locale), decided: winLoss[0] + winLoss[1] };
}
