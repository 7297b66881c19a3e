import type { ButtonPress, EditOutcome, Place, Platform, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { readPlayerId } from "../../../src/players/index.ts";
import { notice } from "../../kit/refusals.ts";
import { beginAnswer } from "../answers.ts";
import type { MinesDeps } from "../deps.ts";
import { raceView, standingWords } from "../views/race.ts";
import { MINES_RACE, type Race } from "./document.ts";
import { callRace, joinRace, keepCard, type RaceCall } from "./races.ts";

/** Edits a message of the bot without an event from the user. */
export type EditMessage = (
  platform: Platform,
  place: Place,
  message: string,
  view: View,
) => Promise<EditOutcome>;

export async function answerRaceCall(deps: MinesDeps, call: RaceCall): Promise<Reply> {
  const { id, race } = await callRace(deps, call);
  const onPosted = (message: string) => keepCard(deps, id, call.place, message);
  return { type: "post", view: raceView(id, race), audience: "place", onPosted };
}

export async function answerRacePress(deps: MinesDeps, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const id = action.session;
  const race = await deps.store.read(MINES_RACE, id);
  if (!race) return notice(say(locale, "mines-race-gone"));
  if (action.move === "standings") return { type: "edit", view: raceView(id, race) };
  if (action.move !== "play") return notice(say(locale, "press-old-button"));
  const joined = joinRace(id, race, caller);
  if (joined === "not-yours") return notice(say(locale, "mines-race-not-yours"));
  if (joined === "played")
    return notice(`${say(locale, "mines-race-played")}\n${standingWords(race, locale)}`);
  return beginAnswer(deps, press, joined, `race:${id}`, "caller");
}

/** Updates the race's message, if there is one. */
export async function editCard(edit: EditMessage | undefined, id: string, race: Race): Promise<void> {
  const platform = readPlayerId(race.runners[0].player)?.platform;
  if (!edit || !race.card || !platform) return;
  const { place, kind, topic, message } = race.card;
  const at: Place = { id: place, kind, ...(topic !== undefined && { topic }) };
  await edit(platform, at, message, raceView(id, race));
}
