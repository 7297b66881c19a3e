// Races: challenged, answered, run, and what their message shows when someone finishes or no one answers.

import type { ButtonPress, Place, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { readPlayerId } from "../../../src/people/index.ts";
import { ANSWER_MINUTES, pressRefusal, refusedAsk } from "../../kit/challenge.ts";
import { CHALLENGE_MOVES, type ChallengeMove } from "../../kit/challenge-state.ts";
import { closed, notice, notYours } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { MinesDeps } from "../game/deps.ts";
import { findGame } from "../game/games.ts";
import { MINES_RACE, type Race } from "../race/document.ts";
import { answerRace, callRace, joinRace, keepCard, type RaceCall, raceIdOf } from "../race/races.ts";
import { openRaceView, raceView, standingWords, unansweredRaceView } from "../views/race.ts";
import { startAnswer } from "./play.ts";
import { proofOfRace } from "./verify.ts";

export async function answerRaceCall(deps: MinesDeps, call: RaceCall): Promise<Reply> {
  const { caller, rival, place } = call;
  const { store } = deps;
  const [id, at] = [raceIdOf(store, call), deps.now()];
  const endsAt = at + ANSWER_MINUTES * 60_000;
  const isKnown = (await store.read(MINES_RACE, id)) !== undefined;
  const refused = isKnown ? undefined : await refusedAsk(store, caller, rival, "race");
  if (refused) return refused;
  const { race, isNew } = await callRace(deps, call, endsAt);
  const onPosted = async (message: string): Promise<void> => {
    await keepCard(deps, id, place, message);
    deps.onRaceCalled(id, endsAt);
  };
  const view = openRaceView(id, race, true);
  return { type: "post", view, audience: "place", onPosted, counted: isNew ? "new" : "duplicate" };
}

export async function answerRacePress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const id = action.session;
  const move = CHALLENGE_MOVES.find((one) => one === action.move);
  if (move) return answerChallengePress(deps, press, move);
  const race = await deps.store.read(MINES_RACE, id);
  if (!race) return notice(say(locale, "mines-race-gone"));
  if (action.move === "standings") return { type: "edit", view: raceView(id, race) };
  if (action.move === "verify" || action.move === "proof")
    return proofOfRace(deps, caller, { id, race }, action.move === "proof");
  const joined = action.move === "play" ? joinRace(id, race, caller) : "not-accepted";
  if (joined === "not-accepted") return notice(say(locale, "press-old-button"));
  if (joined === "not-yours") return notYours(locale, "mines-race-not-yours");
  if (joined === "played")
    return notice(`${say(locale, "mines-race-played")}\n${standingWords(race, locale)}`);
  const origin = `race:${id}`;
  if (
    deps.host.isExpired(race.drawn) &&
    !(await findGame(deps, caller, sessionId(deps.store, caller, origin)))
  )
    return notice(say(locale, "mines-race-reported"));
  return startAnswer(deps, press, joined, origin, "caller");
}

/** A refused person gets a private answer; an outdated message is updated. */
async function answerChallengePress(
  deps: MinesDeps,
  { action: { session: id }, caller }: ButtonPress,
  move: ChallengeMove,
): Promise<Reply> {
  const { locale } = caller;
  const answered = await answerRace(deps, id, caller, move);
  if (!answered) return closed(say(locale, "challenge-lapsed"));
  const { press, race } = answered;
  if (press.outcome === "done") return { type: "edit", view: raceView(id, race) };
  const [challenger, challenged] = race.runners.map(({ name }) => name) as [string, string];
  const refusal = pressRefusal(press, { challenger, challenged }, locale);
  if (press.outcome === "lapsed") return { type: "edit", view: unansweredRaceView(race), notice: refusal };
  return press.outcome === "over"
    ? { type: "edit", view: raceView(id, race), notice: refusal }
    : notice(refusal);
}

/** Updates the race's message if no one answered in time. */
export async function showLapse({ store, now, edit }: MinesDeps, id: string): Promise<void> {
  const race = await store.read(MINES_RACE, id);
  if (!race || race.challenge.answer || now() < race.challenge.endsAt) return;
  await editCard(edit, race, unansweredRaceView(race));
}

/** Updates the race's message to its current state. */
export async function showRace({ store, edit }: MinesDeps, id: string): Promise<void> {
  const race = await store.read(MINES_RACE, id);
  if (race) await editCard(edit, race, raceView(id, race));
}

async function editCard(edit: MinesDeps["edit"], race: Race, view: View): Promise<void> {
  const platform = readPlayerId(race.runners[0].player)?.platform;
  if (!race.card || !platform) return;
  const { place, kind, topic, message } = race.card;
  const at: Place = { id: place, kind, ...(topic !== undefined && { topic }) };
  await edit(platform, at, message, view);
}

/** Slack for timers that fire early relative to the clock, in milliseconds. */
const SLACK_MS = 1_000;

export interface Lapses {
  /** Calls `lapse` once the time to answer the race is over. */
  arm(id: string, inMs: number): void;
  /** Cancels all armed timers. */
  clear(): void;
}

export function createLapses(lapse: (id: string) => Promise<void>): Lapses {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    arm: (id, inMs) => {
      clearTimeout(timers.get(id));
      const timer = setTimeout(() => {
        timers.delete(id);
        void lapse(id);
      }, inMs + SLACK_MS);
      timers.set(id, timer.unref());
    },
    clear: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
