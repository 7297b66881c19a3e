// `/profile map`: a chat's shown players on a plane, placed by how similarly they play. Its buttons show the presser
// privately their own position, or how the people here play on average.

import { type ButtonPress, type CommandCall, placeKey, type Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../src/core/profiles/distance.ts";
import { CROWD_PEOPLE_MIN } from "../../src/core/profiles/groups.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { playsIn, shownOf, writePlayerId } from "../../src/people/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import { listedGame } from "../kit/options.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { habitsHereWords, habitsView, mapPicture, mapView, positionWords } from "./map-view.ts";
import { type CrowdMember, crowdOf, playedRounds } from "./people.ts";
import type { ProfileServices } from "./worker.ts";

const PEOPLE_MIN = 2;
/** The most recent players; more labels wouldn't fit. */
const PEOPLE_MAX = 40;

type Asker = Pick<CommandCall, "caller" | "place">;

export async function showMap(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, place } = call;
  const key = placeKey(caller, place);
  if (key === undefined) return notice(say(caller.locale, "map-alone-here"));
  const { people: all, short } = await crowdOf(services, game, key);
  if (all.length < PEOPLE_MIN) {
    const counts = { ready: all.length, short, people: PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN };
    const own = (await absenceWords(services, call, game)) ?? say(caller.locale, "map-mine-ready");
    return notice(`${say(caller.locale, "map-too-few", counts)}\n${own}`);
  }
  const locale = place.locale ?? caller.locale;
  const me = writePlayerId(caller);
  const isMe = (one: CrowdMember): boolean => writePlayerId(one) === me;
  // The caller first.
  const people = [...all.filter(isMe), ...all.filter((one) => !isMe(one))].slice(0, PEOPLE_MAX);
  const map = await mapOf(services, people, game);
  const names = people.map(({ name }) => name);
  const words = { game, locale, short, left: all.length - people.length, names };
  const average = all.length >= CROWD_PEOPLE_MIN ? habitsHereWords(place, locale) : undefined;
  const picture = { ...mapPicture(map, words), name: "map.png", about: people };
  const view = await pictured(services, mapView(map, words, average), picture, locale);
  return { type: "post", view, audience: "place" };
}

function mapOf(
  { profileWorker }: ProfileServices,
  people: readonly Pick<CrowdMember, "rounds">[],
  { id }: MatrixGame,
) {
  return profileWorker.run("map", { gameId: id, people: people.map(({ rounds }) => rounds) });
}

/** Why the caller isn't on this chat's map, and how to get on it. */
async function absenceWords(
  services: ProfileServices,
  { caller, place }: Asker,
  game: MatrixGame,
): Promise<string | undefined> {
  const { locale } = caller;
  const [shown, key] = [await shownOf(services.store, caller), placeKey(caller, place)];
  if (!shown) return say(locale, "map-mine-private");
  if (key === undefined || !playsIn(shown, key)) return say(locale, "map-mine-not-here");
  const { rounds } = await playedRounds(services, caller, game);
  const missing = COMPARED_ROUNDS_MIN - rounds.person.length;
  return missing > 0 ? say(locale, "map-mine-missing", { missing, needed: COMPARED_ROUNDS_MIN }) : undefined;
}

export async function mapPress(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place } = press;
  const game = listedGame(action.session);
  const key = placeKey(caller, place);
  if (game && key !== undefined && action.move === "mine") return positionHere(services, press, game, key);
  if (game && key !== undefined && action.move === "habits") return habitsHere(services, press, game, key);
  return notice(say(caller.locale, "press-old-button"));
}

async function positionHere(
  services: ProfileServices,
  asker: Asker,
  game: MatrixGame,
  key: string,
): Promise<Reply> {
  const absence = await absenceWords(services, asker, game);
  if (absence !== undefined) return notice(absence);
  const { caller } = asker;
  const me = { name: caller.name, rounds: (await playedRounds(services, caller, game)).rounds };
  const { people: all } = await crowdOf(services, game, key);
  const others = all.filter((one) => writePlayerId(one) !== writePlayerId(caller));
  const people = [me, ...others].slice(0, PEOPLE_MAX);
  const map = await mapOf(services, people, game);
  return notice(positionWords(map, { game, names: people.map(({ name }) => name), locale: caller.locale }));
}

/** The current average of the people who are on the map now. */
async function habitsHere(
  services: ProfileServices,
  { caller: { locale }, place }: Asker,
  game: MatrixGame,
  key: string,
): Promise<Reply> {
  const { people } = await crowdOf(services, game, key);
  if (people.length < CROWD_PEOPLE_MIN) {
    const counts = { needed: CROWD_PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN, ready: people.length };
    return notice(say(locale, "habits-too-few", counts));
  }
  const rounds = people.map((one) => one.rounds);
  const habits = await services.profileWorker.run("habits", { gameId: game.id, people: rounds });
  const title = `🔮 ${labelled(habitsHereWords(place, locale), gameTitle(game, locale), locale)}`;
  return { type: "post", view: { title, ...habitsView(habits, game, locale) }, audience: "caller" };
}
