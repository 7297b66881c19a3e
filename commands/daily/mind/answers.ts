// Replies to `/daily mind` and to presses of its moves.

import type { ButtonPress, CommandCall, Reply } from "../../../src/chat/index.ts";
import { MIND_GAME } from "../../../src/core/daily/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import { eventDigest } from "../../kit/session-id.ts";
import { dayOf } from "../day/day.ts";
import type { DailyServices } from "../day/services.ts";
import { streakLine } from "../day/streak.ts";
import { findMind, type MindState, playMind, startMind } from "../tries/mind.ts";
import { mindToast, mindView } from "./view.ts";

type Event = Pick<CommandCall | ButtonPress, "caller" | "place">;

/** Starts the caller's attempt of today, continues it, or shows how it went. */
export async function mindReply(services: DailyServices, event: Event): Promise<Reply> {
  const { caller } = event;
  const day = dayOf(services.now());
  const state = await startMind(services, caller, day);
  if (!state) return notice(say(caller.locale, "daily-no-puzzle"));
  return { type: "post", view: shown(services, state, event), audience: "caller" };
}

/** Shows an attempt of an earlier day, to continue it. */
export async function mindAgain(services: DailyServices, event: Event, day: number): Promise<Reply> {
  const { caller } = event;
  const state = await findMind(services, caller, day);
  if (!state) return notice(say(caller.locale, "daily-gone"));
  return { type: "post", view: shown(services, state, event), audience: "caller" };
}

/** Handles the press of a move; undefined for any other press. */
export async function movePress(
  services: DailyServices,
  press: ButtonPress,
  day: number,
): Promise<Reply | undefined> {
  const { action, caller, id } = press;
  const move = MIND_GAME.moveIds.indexOf(action.move);
  if (move < 0) return undefined;
  const { turn } = action;
  const played = await playMind(services, caller, { day, turn, move, event: eventDigest(id) });
  if (!played) return notice(say(caller.locale, "daily-gone"));
  const { kind, mind } = played;
  // Read again at the end, so that the person includes the day just finished.
  const state = (mind.endedAt === undefined ? played : await findMind(services, caller, day)) ?? played;
  return playedReply(services, { ...state, kind }, press);
}

async function playedReply(
  services: DailyServices,
  state: NonNullable<Awaited<ReturnType<typeof playMind>>>,
  event: Event,
): Promise<Reply> {
  const { caller } = event;
  const { locale } = caller;
  const { kind, mind } = state;
  const present = async () => {
    const now = await findMind(services, caller, mind.day);
    return now && shown(services, now, event);
  };
  const edit = { type: "edit", view: shown(services, state, event), present } as const;
  const line = mind.moves === "" ? {} : { toast: mindToast(mind, locale), toastTurn: mind.moves.length };
  switch (kind) {
    case "played":
    case "repeated":
      return { ...edit, ...line };
    case "late":
      return {
        ...edit,
        ...notCounted(line, locale),
        notice: say(locale, "press-round-played"),
        outdated: true,
      };
    case "over":
      return { ...edit, notice: say(locale, "daily-mind-over") };
    case "cut":
      return { ...edit, notice: say(locale, "daily-mind-cut") };
  }
}

/** Marks the toast, so that a reader doesn't take the previous round for the result of this press. */
function notCounted<Line extends { readonly toast?: string }>(line: Line, locale: Locale): Line {
  return line.toast === undefined
    ? line
    : { ...line, toast: say(locale, "press-not-counted", { round: line.toast }) };
}

function shown(services: DailyServices, state: MindState, { caller }: Event) {
  return mindView(state, caller, streakLine(services, state.person, caller.locale));
}
