// `/profile groups`: two groups of people who let it be seen, compared as groups: two roles, or two
// chats.

import { type CommandCall, placeKey, type Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, GROUP_PEOPLE_MIN } from "../../../src/core/profiles/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Shown } from "../../kit/draw-with-consent.ts";
import { GAME_OPTION, GAMES } from "../../kit/options.ts";
import { pictured } from "../../kit/pictured.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { localeOf } from "../compare/compare.ts";
import { type CrowdMember, whileOpen } from "../place-crowd.ts";
import type { ProfileServices } from "../services.ts";
import { type Group, type GroupFinder, readGroups } from "./choice.ts";
import { groupsPicture, groupsView, tooFewWords } from "./view.ts";

/** Of either group; those who played last. */
const PEOPLE_MAX = 20;

export async function compareGroupsHere(services: ProfileServices, call: CommandCall): Promise<Reply> {
  const { caller, options, place } = call;
  const { locale } = caller;
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const here = placeKey(caller, place);
  if (here === undefined) return notice(say(locale, "groups-alone-here"));
  const find = await readGroups(call, here, localeOf(place, locale));
  if ("problem" in find) return notice(find.problem);
  const reply = await whileOpen(services, here, () => drawnGroups(services, call, game, find));
  return reply ?? notice(say(locale, "map-closed-meanwhile"));
}

async function drawnGroups(
  services: ProfileServices,
  { caller, place }: CommandCall,
  game: MatrixGame,
  find: GroupFinder,
): Promise<Shown<Reply, CrowdMember>> {
  const found = await find(services, game);
  if ("problem" in found) return { answer: notice(found.problem), people: [] };
  const groups = { ...found, first: latest(found.first), second: latest(found.second) };
  const [first, second] = [groups.first.people, groups.second.people];
  if (Math.min(first.length, second.length) < GROUP_PEOPLE_MIN) {
    const least = { people: GROUP_PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN };
    return { answer: notice(tooFewWords(found, least, caller.locale)), people: [] };
  }
  const rounds = (people: readonly CrowdMember[]) => people.map((one) => one.rounds);
  const compared = await services.portraits.groups(game.id, rounds(first), rounds(second));
  const words = { game, groups, locale: localeOf(place, caller.locale) };
  const people = [...first, ...second];
  const picture = { ...groupsPicture(compared, words), name: "groups.png", about: people };
  const view = await pictured(services, groupsView(compared, words), picture, words.locale);
  return { answer: { type: "post", view, audience: "place" }, people };
}

function latest(group: Group): Group {
  return { ...group, people: group.people.slice(0, PEOPLE_MAX) };
}
