// Resolves the two groups: two roles, or the members of two chats.

import {
  type CommandCall,
  type FoundRole,
  type PlaceOption,
  placeKey,
  type RoleOption,
  type Roles,
} from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import type { ProfileServices } from "../worker/index.ts";
import { type CrowdMember, crowdOf } from "./place-crowd.ts";

export const ROLE_OPTION: RoleOption = { type: "role", name: "role", description: "option-groups-role" };
export const AGAINST_OPTION: RoleOption = {
  type: "role",
  name: "against",
};
export const CHANNEL_OPTION: PlaceOption = {
  type: "place",
  name: "channel",
  description: "option-groups-channel",
  otherChats: true,
};

export interface Group {
  readonly name: string;
  /** Ordered by most recent play. */
  readonly people: readonly CrowdMember[];
  readonly isNamed: boolean;
}

export interface Groups {
  readonly first: Group;
  readonly second: Group;
  /** Number of people in both groups, who count in neither. */
  readonly both: number;
  readonly basis: string;
}

/** Finds the current members of both groups, or says why there are none. */
export type GroupFinder = (
  services: ProfileServices,
  game: MatrixGame,
) => Promise<Groups | { readonly problem: string }>;

/** Parses the options. `here`: this chat's key. */
export async function readGroups(
  call: CommandCall,
  here: string,
  locale: Locale,
): Promise<GroupFinder | { readonly problem: string }> {
  const { options } = call;
  if (options.role !== undefined || options.against !== undefined) return readRoles(call, here, locale);
  if (options.channel !== undefined) return readPlaces(call, here, locale);
  return { problem: say(call.caller.locale, call.roles ? "groups-which-roles" : "groups-which-chat") };
}

function readRoles(
  call: CommandCall,
  here: string,
  locale: Locale,
): GroupFinder | { readonly problem: string } {
  const { roles, options, caller } = call;
  if (!roles) return { problem: say(caller.locale, "groups-no-roles") };
  const first = roles.find(options.role ?? options.against ?? "");
  const second =
    options.role === undefined || options.against === undefined ? undefined : roles.find(options.against);
  if ("problem" in first || (second && "problem" in second))
    return { problem: say(caller.locale, "groups-unknown-role") };
  if (first.isForAll || first.id === second?.id) return { problem: say(caller.locale, "groups-same-role") };
  const against = second?.isForAll ? undefined : second;
  return async (services, game) => {
    const { people } = await crowdOf(services, game, here);
    const held = await roles.of(people.map(({ id }) => id));
    if (typeof held === "string") return { problem: say(caller.locale, HELD_PROBLEMS[held]) };
    return byRoles(people, held, { first, second: against }, locale);
  };
}

const HELD_PROBLEMS: Readonly<Record<Extract<Awaited<ReturnType<Roles["of"]>>, string>, MessageId>> = {
  closed: "groups-roles-closed",
  unavailable: "groups-roles-away",
};

type Role = Exclude<FoundRole, { readonly problem: string }>;

/** Without a second role, the second group is everyone who lacks the first. */
function byRoles(
  people: readonly CrowdMember[],
  held: ReadonlyMap<string, readonly string[]>,
  { first, second }: { readonly first: Role; readonly second: Role | undefined },
  locale: Locale,
): Groups {
  const members = people.filter(({ id }) => held.has(id));
  const has = ({ id }: CrowdMember, role: Role): boolean => held.get(id)?.includes(role.id) === true;
  const isSecond = (one: CrowdMember): boolean => (second ? has(one, second) : !has(one, first));
  const group = (
    name: string,
    isIn: (one: CrowdMember) => boolean,
    isOut: (one: CrowdMember) => boolean,
  ): Group => ({
    name,
    isNamed: true,
    people: members.filter((one) => isIn(one) && !isOut(one)),
  });
  const isFirst = (one: CrowdMember): boolean => has(one, first);
  return {
    first: group(first.name, isFirst, isSecond),
    second: group(second?.name ?? say(locale, "groups-others"), isSecond, isFirst),
    both: members.filter((one) => isFirst(one) && isSecond(one)).length,
    basis: say(locale, "groups-basis-roles"),
  };
}

async function readPlaces(
  { caller, options, findPlace }: CommandCall,
  here: string,
  locale: Locale,
): Promise<GroupFinder | { readonly problem: string }> {
  const found = (await findPlace?.(options.channel ?? "")) ?? { problem: "unknown" as const };
  if ("problem" in found) return { problem: say(caller.locale, "groups-unknown-chat") };
  const there = placeKey(caller, found.place);
  if (there === undefined || there === here) return { problem: say(caller.locale, "groups-same-chat") };
  return async (services, game) => {
    const [mine, theirs] = await Promise.all([crowdOf(services, game, here), crowdOf(services, game, there)]);
    const ids = (people: readonly CrowdMember[]) => new Set(people.map(writePlayerId));
    const [inMine, inTheirs] = [ids(mine.people), ids(theirs.people)];
    return {
      first: { name: say(locale, "groups-here"), isNamed: true, people: without(mine.people, inTheirs) },
      second: { name: found.name, isNamed: false, people: without(theirs.people, inMine) },
      both: mine.people.filter((one) => inTheirs.has(writePlayerId(one))).length,
      basis: say(locale, "groups-basis-chats"),
    };
  };
}

function without(people: readonly CrowdMember[], others: ReadonlySet<string>): readonly CrowdMember[] {
  return people.filter((one) => !others.has(writePlayerId(one)));
}
