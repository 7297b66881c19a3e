// Races: called, answered, run, and what their message shows when somebody is through or nobody answered.

import type { ButtonPress, Place, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  CHALLENGE_MOVES,
  type ChallengeMove,
  noteChallengePosted,
  readPlayerId,
  writePlayerId,
} from "../../../src/people/index.ts";
import { ANSWER_MINUTES, challenge, pressRefusal } from "../../kit/challenge.ts";
import { closed, notice, notYours } from "../../kit/refusals.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { MinesDeps } from "../game/deps.ts";
import { findGame } from "../game/games.ts";
import { MINES_RACE, type Race } from "../race/document.ts";
import { answerRace, callRace, joinRace, keepCard, type RaceCall, raceIdOf } from "../race/races.ts";
import { openRaceView, raceView, standingWords, unansweredRaceView } from "../views/race.ts";
import { beginAnswer } from "./play.ts";
import { proofOfRace } from "./verify.ts";

export async function answerRaceCall(deps: MinesDeps, call: RaceCall): Promise<Reply> {
  const { caller, rival, place } = call;
  const { store } = deps;
  const [id, at] = [raceIdOf(store, call), deps.now()];
  const endsAt = at + ANSWER_MINUTES * 60_000;
  const begun = await challenge(store, call, { what: "race", id, at, endsAt }, rival);
  if ("refused" in begun) return begun.refused;
  const { race, isNew } = await callRace(deps, call, endsAt);
  const onPosted = async (message: string): Promise<void> => {
    await noteChallengePosted(store, writePlayerId(caller), id, deps.now());
    await keepCard(deps, id, place, message);
    deps.onRaceCalled(id, endsAt);
  };
  const view = openRaceView(id, race, begun.mentions);
  return { type: "post", view, audience: "place", onPosted, counted: isNew ? "now" : "before" };
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
  if (deps.host.isSpent(race.drawn) && !(await findGame(deps, caller, sessionId(deps.store, caller, origin))))
    return notice(say(locale, "mines-race-told"));
  return beginAnswer(deps, press, joined, origin, "caller");
}

/** Whoever is refused is told so privately; a message that is behind is brought up to date. */
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
  const told = pressRefusal(press, { challenger, challenged }, locale);
  if (press.outcome === "lapsed") return { type: "edit", view: unansweredRaceView(race), notice: told };
  return press.outcome === "over" ? { type: "edit", view: raceView(id, race), notice: told } : notice(told);
}

/** Says in the race's message that nobody answered it in time, if so. */
export async function showLapse({ store, now, edit }: MinesDeps, id: string): Promise<void> {
  const race = await store.read(MINES_RACE, id);
  if (!race || race.challenge.answer || now() < race.challenge.endsAt) return;
  await editCard(edit, race, unansweredRaceView(race));
}

/** Has the race's message show how it stands. */
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

/** Slack for timers that run early against the clock, in milliseconds. */
const SLACK_MS = 1_000;

export interface Lapses {
  /** Calls `lapse` once the race's time to answer is over. */
  arm(id: string, inMs: number): void;
  /** Forgets all that were armed. */
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
