// `/profile groups`: compares two groups of shown players.

import { type CommandCall, localeOf, placeKey, type Reply, type View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, GROUP_PEOPLE_MIN } from "../../../src/core/profiles/index.ts";
import { typed } from "../../../src/infra/console/typed.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import type { ProfileServices } from "../worker/index.ts";
import { type Group, type GroupFinder, readGroups } from "./choice.ts";
import type { CrowdMember } from "./place-crowd.ts";
import { groupsPicture, groupsView, tooFewWords } from "./view.ts";

/** Per group; the most recent players. */
const PEOPLE_MAX = 20;

export async function compareGroupsHere(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, place } = call;
  const here = placeKey(caller, place);
  if (here === undefined) return aloneReply(caller);
  const find = await readGroups(call, here, localeOf(call));
  if ("problem" in find) return notice(find.problem);
  return drawnGroups(services, call, game, find);
}

/** Says where groups exist. In a terminal it adds a command line for files, as code so that it stays unchanged. */
function aloneReply({ platform, locale }: CommandCall["caller"]): Reply {
  const words = say(locale, "groups-alone-here");
  if (platform !== "terminal") return notice(words);
  const view: View = {
    blocks: [
      { type: "text", text: `${words}\n${say(locale, "groups-on-files")}` },
      { type: "code", text: typed("lab groups --data people.csv --by group") },
    ],
  };
  return { type: "post", view, audience: "caller" };
}

async function drawnGroups(
  services: ProfileServices,
  { caller, place }: CommandCall,
  game: MatrixGame,
  find: GroupFinder,
): Promise<Reply> {
  const found = await find(services, game);
  if ("problem" in found) return notice(found.problem);
  const groups = { ...found, first: latest(found.first), second: latest(found.second) };
  const [first, second] = [groups.first.people, groups.second.people];
  if (Math.min(first.length, second.length) < GROUP_PEOPLE_MIN) {
    const least = { people: GROUP_PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN };
    return notice(tooFewWords(found, least, caller.locale));
  }
  const rounds = (people: readonly CrowdMember[]) => people.map((one) => one.rounds);
  const compared = await services.profileWorker.groups(game.id, rounds(first), rounds(second));
  const words = { game, groups, locale: localeOf({ caller, place }) };
  const people = [...first, ...second];
  const picture = { ...groupsPicture(compared, words), name: "groups.png", about: people };
  const view = await pictured(services, groupsView(compared, words), picture, words.locale);
  return { type: "post", view, audience: "place" };
}

function latest(group: Group): Group {
  return { ...group, people: group.people.slice(0, PEOPLE_MAX) };
}
