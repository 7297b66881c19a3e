// Races: called in a place, played by each on a message of their own, and told in the place.

import type { ButtonPress, Caller, Place, Platform, PressHandler, Reply } from "../../../src/chat/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import { nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { readPlayerId, writePlayerId } from "../../../src/players/index.ts";
import { sessionId } from "../../kit/session-id.ts";
import type { MinesPlan } from "../acts.ts";
import { middleCell } from "../cells.ts";
import type { EditMessage, MinesDependencies } from "../dependencies.ts";
import { type MinesRecord, seedOf } from "../document.ts";
import { MINES_RACE, RACE_KEPT_MS, type Race, resultOf, runnerOf, withResult } from "./document.ts";
import { raceView, standingWords } from "./view.ts";

/** What a race is called with. */
export interface RaceCall {
  readonly caller: Caller;
  readonly place: Place;
  /** The other one: by id, or by the name alone that others address them by. */
  readonly rival: { readonly name: string } & ({ readonly id: string } | { readonly handle: string });
  readonly rules: MinesRules & { readonly start: "safe" | "opening" };
  /** The same origin calls the same race again. */
  readonly origin: string;
}

/** Begins a runner's game and resolves to the message of it, for the runner alone. */
type BeginGame = (
  press: ButtonPress,
  plan: Omit<MinesPlan, "id" | "locale">,
  origin: string,
) => Promise<Reply>;

export interface Races {
  call(call: RaceCall): Promise<Reply>;
  press(begin: BeginGame): PressHandler;
  /** Notes how a runner's game ended, once; resolves to how the race stands, undefined where it is
   * forgotten. */
  note(caller: Caller, record: MinesRecord): Promise<string | undefined>;
  /** The race, for what is asked about it from a runner's own message. */
  standing(record: MinesRecord): Promise<string | undefined>;
  forget(ids: readonly string[]): Promise<void>;
  serve(edit: EditMessage): void;
}

export function createRaces(parts: MinesDependencies): Races {
  let edit: EditMessage | undefined;
  const show = (id: string, race: Race): void => void showCard(edit, id, race).catch(parts.onFailure);
  return {
    call: (call) => callRace(parts, call),
    press: (begin) => (press) => answer(parts, press, begin),
    note: async (caller, record) => {
      const race = await note(parts, caller, record);
      if (race?.isNew) show(record.race as string, race.race);
      return race && standingWords(race.race, nearestLocale(record.locale));
    },
    standing: async ({ race: id, locale }) => {
      const race = id === undefined ? undefined : await parts.store.read(MINES_RACE, id);
      return race && standingWords(race, nearestLocale(locale));
    },
    forget: async (ids) => void (await Promise.all(ids.map((id) => parts.store.remove(MINES_RACE, id)))),
    serve: (editMessage) => {
      edit = editMessage;
    },
  };
}

async function callRace(
  { store, freshSeed }: MinesDependencies,
  { caller, place, rival, rules, origin }: RaceCall,
): Promise<Reply> {
  const id = sessionId(caller, origin);
  const other = "id" in rival ? rival.id : `@${rival.handle}`;
  const fresh: Race = {
    locale: place.locale ?? caller.locale,
    rules,
    seed: seedOf(freshSeed()),
    begin: middleCell(rules),
    runners: [
      { player: writePlayerId(caller), name: caller.name },
      { player: `${caller.platform}:${other}`, name: rival.name },
    ],
  };
  const race = await store.update(
    MINES_RACE,
    id,
    (known) => ({ next: known ? undefined : fresh, result: known ?? fresh }),
    RACE_KEPT_MS,
  );
  const card = {
    place: place.id,
    kind: place.kind,
    ...(place.topic !== undefined && { topic: place.topic }),
  };
  const onPosted = (message: string): Promise<void> =>
    store.update(
      MINES_RACE,
      id,
      (known) => ({ next: known && { ...known, card: { ...card, message } }, result: undefined }),
      RACE_KEPT_MS,
    );
  return { type: "post", view: raceView(id, race), audience: "place", onPosted };
}

async function answer({ store }: MinesDependencies, press: ButtonPress, begin: BeginGame): Promise<Reply> {
  const { action, caller } = press;
  const { locale } = caller;
  const race = await store.read(MINES_RACE, action.session);
  if (!race) return { type: "notice", text: say(locale, "mines-race-gone") };
  if (action.move === "standings") return { type: "edit", view: raceView(action.session, race) };
  if (action.move !== "play") return { type: "notice", text: say(locale, "press-old-button") };
  const at = runnerOf(race, caller);
  if (at === undefined) return { type: "notice", text: say(locale, "mines-race-not-yours") };
  if (race.runners[at].result)
    return { type: "notice", text: `${say(locale, "mines-race-played")}\n${standingWords(race, locale)}` };
  const { rules, seed, begin: first } = race;
  return begin(press, { rules, seed, begin: first, race: action.session }, `race:${action.session}`);
}

async function note(
  { store }: MinesDependencies,
  caller: Caller,
  record: MinesRecord,
): Promise<{ race: Race; isNew: boolean } | undefined> {
  if (record.race === undefined || !record.ending) return undefined;
  const result = resultOf(record);
  return store.update(
    MINES_RACE,
    record.race,
    (known) => {
      const at = known && runnerOf(known, caller);
      if (!known || at === undefined) return { next: undefined, result: undefined };
      const next = withResult(known, at, result);
      return { next, result: { race: next ?? known, isNew: next !== undefined } };
    },
    RACE_KEPT_MS,
  );
}

async function showCard(edit: EditMessage | undefined, id: string, race: Race): Promise<void> {
  const platform = readPlayerId(race.runners[0].player)?.platform as Platform | undefined;
  if (!edit || !race.card || !platform) return;
  const { place, kind, topic, message } = race.card;
  await edit(
    platform,
    { id: place, kind, ...(topic !== undefined && { topic }) },
    message,
    raceView(id, race),
  );
}
