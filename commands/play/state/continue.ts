// Changes of a player's document around an open match: asking before another begins, beginning what
// was asked for, and taking a match up again. Pure; `now` in Unix ms.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { isPlayable } from "../../../src/core/strategies/index.ts";
import {
  endAside,
  endMatch,
  type FromElsewhere,
  liveMatch,
  type MatchRecord,
  type PlayerGame,
  takeUp,
  type WantedMatch,
  withAllElsewhere,
  withMatch,
  withoutPassed,
  withoutWanted,
  withWanted,
} from "../../../src/people/index.ts";
import { readLength } from "../../kit/length.ts";
import { type Binding, begin, isSpent, renewed } from "./bound.ts";
import { matchIn, turnOf, withEvent } from "./play.ts";

/** A result, and the changed document, if it changes. */
export interface Step<Result> {
  readonly result: Result;
  readonly next?: PlayerGame | undefined;
  /** What a counted round is expected to have won the bot, to be booked on the person's account. */
  readonly gained?: number | undefined;
}

/** `before`: an earlier delivery of the event did it. `asked`: another match is open. */
export type BeginKind = "now" | "before" | "asked" | "asked-before";

/** `repeated`: an earlier delivery did it; `live`: it was open; `over`: it has ended. */
export type ContinueKind = "continued" | "live" | "repeated" | "over" | "opponent-gone" | "unknown";

/** `gone`: the question was answered or forgotten. */
export type NewKind = "now" | "before" | "opponent-gone" | "gone";

export interface Moment {
  readonly now: number;
  readonly binding: Binding;
  /** What the person played elsewhere: where a match begins, or is taken up again, it becomes known. */
  readonly elsewhere?: readonly FromElsewhere[] | undefined;
}

/** The live match, once a round of it was played: nothing may end it unasked. */
function openMatch(document: PlayerGame): MatchRecord | undefined {
  const live = liveMatch(document);
  return live && turnOf(live) > 0 ? live : undefined;
}

/** Begins the match, or remembers it where another is open. */
export function beginOrAsk(
  game: MatrixGame,
  current: PlayerGame,
  wanted: WantedMatch,
  moment: Moment,
): Step<BeginKind> {
  if (matchIn(current, wanted.id)) return { result: "before" };
  if (!openMatch(current)) return { result: "now", next: beginWanted(game, current, wanted, moment) };
  if (current.wanted?.some(({ id }) => id === wanted.id)) return { result: "asked-before" };
  return { result: "asked", next: withWanted(current, wanted) };
}

/** Begins the match that was asked for; the one that is open by now is set aside. */
export function beginAsked(game: MatrixGame, current: PlayerGame, id: string, moment: Moment): Step<NewKind> {
  if (matchIn(current, id)) return { result: "before" };
  const wanted = current.wanted?.find((one) => one.id === id);
  if (!wanted) return { result: "gone" };
  const answered = withoutWanted(current, id);
  if (!isPlayable(wanted.opponent, game)) return { result: "opponent-gone", next: answered };
  return { result: "now", next: beginWanted(game, answered, wanted, moment) };
}

function beginWanted(
  game: MatrixGame,
  document: PlayerGame,
  wanted: WantedMatch,
  moment: Moment,
): PlayerGame {
  const length = readLength(wanted.length) ?? { kind: "endless" };
  return begin(game, takingIn(game, document, moment), { ...wanted, length }, moment);
}

function takingIn(
  game: MatrixGame,
  document: PlayerGame,
  { now, binding: { historyRounds }, elsewhere }: Moment,
): PlayerGame {
  return elsewhere ? withAllElsewhere(game, document, elsewhere, { historyRounds, now }) : document;
}

/** Takes a match up again, once per event; the one that is open is set aside in turn. */
export function continueMatch(
  game: MatrixGame,
  current: PlayerGame,
  { session, event, locale }: { readonly session: string; readonly event: string; readonly locale: string },
  moment: Moment,
): Step<ContinueKind> {
  const { now, binding } = moment;
  const settled = withoutPassed(current, now);
  const match = matchIn(settled, session);
  const next = settled === current ? undefined : settled;
  if (!match) return { result: "unknown", next };
  if (match.events.includes(event)) return { result: "repeated", next };
  if (match.ending) return { result: "over", next };
  const up = { ...withEvent(match, event), locale };
  if (match.asideAt === undefined) return { result: "live", next: withMatch(settled, up) };
  // Nobody can choose its next move: it ends, so that every seal opens.
  if (!isPlayable(match.opponent, game))
    return { result: "opponent-gone", next: endAside(settled, session, "stopped") };
  const taken = takeUp(takingIn(game, settled, moment), session, now);
  const [resumed] = taken?.matches ?? [];
  if (!taken || !resumed) return { result: "unknown", next };
  const live = { ...withEvent(resumed, event), locale };
  const isKept = live.next !== undefined && !isSpent(live, binding);
  const again = isKept ? live : renewed(game, taken, live, binding);
  return { result: "continued", next: withMatch(taken, again ?? endMatch(live, "stopped")) };
}
