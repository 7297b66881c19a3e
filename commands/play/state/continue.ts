// Changes to a player's document around an open match: asking before a new one starts, starting the requested one, and
// resuming a paused one. Pure; `now` in Unix ms.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { isPlayable } from "../../../src/core/strategies/index.ts";
import {
  endMatch,
  endPaused,
  liveMatch,
  type MatchRecord,
  type PendingMatch,
  type PlayerGame,
  takeUp,
  withMatch,
  withoutPassed,
  withoutPending,
  withPending,
} from "../../../src/people/index.ts";
import { readLength } from "../../kit/length.ts";
import { type Binding, begin, isExpired, renewed } from "./bound.ts";
import { matchIn, turnOf, withEvent } from "./play.ts";

/** A result, and the changed document if it changed. */
export interface Step<Result> {
  readonly result: Result;
  readonly next?: PlayerGame | undefined;
  /** The bot's expected gain from the counted round, to be booked on the person's account. */
  readonly gained?: number | undefined;
}

/** `duplicate`: an earlier delivery started it. `asked`: another match is open; `asked-before`: asked already. */
export type StartKind = "new" | "duplicate" | "asked" | "asked-before";

/** `repeated`: an earlier delivery resumed it; `live`: it was already open; `over`: it has ended. */
export type ContinueKind = "continued" | "live" | "repeated" | "over" | "opponent-gone" | "unknown";

/** `gone`: the question was already answered, or its data was deleted. */
export type NewKind = "new" | "duplicate" | "opponent-gone" | "gone";

export interface Moment {
  readonly now: number;
  readonly binding: Binding;
}

/** The live match, if a round of it was played; only then does ending it need a question. */
function openMatch(document: PlayerGame): MatchRecord | undefined {
  const live = liveMatch(document);
  return live && turnOf(live) > 0 ? live : undefined;
}

/** Starts the match, or remembers it if a different one is open. */
export function startOrAsk(
  game: MatrixGame,
  current: PlayerGame,
  wanted: PendingMatch,
  moment: Moment,
): Step<StartKind> {
  if (matchIn(current, wanted.id)) return { result: "duplicate" };
  if (!openMatch(current)) return { result: "new", next: startPending(game, current, wanted, moment) };
  if (current.wanted?.some(({ id }) => id === wanted.id)) return { result: "asked-before" };
  return { result: "asked", next: withPending(current, wanted) };
}

/** Starts the requested match; pauses whichever is open by now. */
export function startAsked(game: MatrixGame, current: PlayerGame, id: string, moment: Moment): Step<NewKind> {
  if (matchIn(current, id)) return { result: "duplicate" };
  const wanted = current.wanted?.find((one) => one.id === id);
  if (!wanted) return { result: "gone" };
  const answered = withoutPending(current, id);
  if (!isPlayable(wanted.opponent, game)) return { result: "opponent-gone", next: answered };
  return { result: "new", next: startPending(game, answered, wanted, moment) };
}

function startPending(
  game: MatrixGame,
  document: PlayerGame,
  wanted: PendingMatch,
  moment: Moment,
): PlayerGame {
  const length = readLength(wanted.length) ?? { kind: "endless" };
  return begin(game, document, { ...wanted, length }, moment);
}

/** Resumes a match, once per event; pauses the open one in turn. */
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
  if (match.pausedAt === undefined) return { result: "live", next: withMatch(settled, up) };
  // Nothing can choose its next move, so it ends and every seal opens.
  if (!isPlayable(match.opponent, game))
    return { result: "opponent-gone", next: endPaused(settled, session, "stopped") };
  const taken = takeUp(settled, session, now);
  const [resumed] = taken?.matches ?? [];
  if (!taken || !resumed) return { result: "unknown", next };
  const live = { ...withEvent(resumed, event), locale };
  const isKept = live.next !== undefined && !isExpired(live, binding);
  const again = isKept ? live : renewed(game, taken, live, binding);
  return { result: "continued", next: withMatch(taken, again ?? endMatch(live, "stopped")) };
}
