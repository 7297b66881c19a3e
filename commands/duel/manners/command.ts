// `/duel`: whom one has blocked and whose duels one takes. What is said here is for the caller alone.

import type {
  Caller,
  ChoiceOption,
  Command,
  CommandCall,
  PersonOption,
  PressHandler,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import { placeKey } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { unlinked } from "../../../src/infra/i18n/name-in-text.ts";
import {
  BLOCKS_MAX,
  blockDuels,
  blocksOf,
  DUELS_FROM,
  type DuelsFrom,
  duelsFrom,
  hasMutedChallenges,
  identitiesOf,
  noteHandle,
  ownerTag,
  setDuelsFrom,
  unblockDuels,
  unblockMarks,
  writePlayerId,
} from "../../../src/players/index.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { type NamedPlayer, resolvePerson } from "../../kit/resolve-person.ts";
import type { Services } from "../../kit/services.ts";
import { shownName } from "../../kit/shown-name.ts";
import { FROM, fromView, fromWords, listView, type MannersShown, PAGE, UNBLOCK } from "./view.ts";

const USER_OPTION: PersonOption = {
  type: "person",
  name: "user",
  description: "option-duel-whom",
  required: true,
};

const FROM_OPTION: ChoiceOption = {
  type: "choice",
  name: "whom",
  description: "option-duel-from",
  choices: [
    { value: "everyone", label: "choice-duels-everyone" },
    { value: "here", label: "choice-duels-here" },
    { value: "nobody", label: "choice-duels-nobody" },
  ],
};

export function mannersCommand(services: Services): Command {
  return {
    name: "duel",
    description: "command-duel",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      {
        ...{ name: "list", description: "command-duel-list", options: [] },
        ...{ audience: "caller", byLink: true },
      },
      { name: "block", description: "command-duel-block", options: [USER_OPTION], audience: "caller" },
      { name: "unblock", description: "command-duel-unblock", options: [USER_OPTION], audience: "caller" },
      {
        ...{ name: "from", description: "command-duel-from", options: [FROM_OPTION] },
        ...{ audience: "caller", byLink: true },
      },
    ],
    run: async (call) => {
      // So that who names them by it reaches their list.
      await noteHandle(services.store, call.caller, services.now());
      return answer(services, call);
    },
  };
}

async function answer(services: Services, call: CommandCall): Promise<Reply> {
  const { caller } = call;
  switch (call.subcommand) {
    case "block":
      return block(services, call);
    case "unblock":
      return unblock(services, call);
    case "from":
      return from(services, call);
    default:
      return { type: "post", view: await shownList(services, caller, 0), audience: "caller" };
  }
}

async function block(services: Services, call: CommandCall): Promise<Reply> {
  const { caller } = call;
  const meant = await meantBy(services, call);
  if ("problem" in meant) return aside(meant.problem);
  const mine = await identitiesOf(services.store, caller);
  if (mine.some((one) => writePlayerId(one) === writePlayerId(meant)))
    return aside(say(caller.locale, "duel-block-self"));
  const name = nameOf(meant);
  const whom = { platform: meant.platform, id: meant.id, name };
  if (!(await blockDuels(services.store, caller, whom, services.now())))
    return aside(say(caller.locale, "duel-block-full", { max: BLOCKS_MAX }));
  return aside(say(caller.locale, "duel-blocked", { name: shownName(name) }));
}

async function unblock(services: Services, call: CommandCall): Promise<Reply> {
  const meant = await meantBy(services, call);
  if ("problem" in meant) return aside(meant.problem);
  await unblockDuels(services.store, call.caller, meant);
  return aside(say(call.caller.locale, "duel-unblocked", { name: shownName(nameOf(meant)) }));
}

/** The person named by `user`, or why there is none. */
async function meantBy(
  services: Services,
  call: CommandCall,
): Promise<NamedPlayer | { readonly problem: string }> {
  const { caller, options, findPerson } = call;
  if (options.user === undefined) return { problem: say(caller.locale, "duel-block-whom") };
  const found = findPerson?.(options.user);
  if (found && !("problem" in found) && found.isBot) return { problem: say(caller.locale, "duel-block-bot") };
  return resolvePerson(services, call, options.user);
}

/** A name that was typed is shown as it was typed: another may be known to others only. */
function nameOf({ name, handle }: NamedPlayer): string {
  return handle === undefined ? name : unlinked(`@${handle}`);
}

/** In a group nobody but the caller may read it. */
function aside(text: string): Reply {
  return { type: "notice", text, discreet: true };
}

async function from(services: Services, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  if (options.whom !== undefined) {
    const chosen = DUELS_FROM.find((one) => one === options.whom);
    if (!chosen) return badChoice(caller.locale, options.whom, FROM_OPTION);
    await setFrom(services, { caller, place }, chosen);
  }
  return { type: "post", view: fromView(await shownFor(services, caller), caller), audience: "caller" };
}

function setFrom(
  { store, now }: Services,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  chosen: DuelsFrom,
): Promise<void> {
  return setDuelsFrom(store, caller, { from: chosen, place: placeKey(caller, place), now: now() });
}

async function shownFor({ store }: Pick<Services, "store">, caller: Caller): Promise<MannersShown> {
  const { platform, id } = caller;
  return { from: await duelsFrom(store, caller), isMuted: await hasMutedChallenges(store, { platform, id }) };
}

async function shownList(services: Services, caller: Caller, page: number): Promise<View> {
  const blocks = await blocksOf(services.store, caller);
  return listView(blocks, await shownFor(services, caller), caller, page);
}

export function mannersPress(services: Services): PressHandler {
  return async ({ action: { session, move, turn }, caller, place }): Promise<Reply> => {
    const told = (id: MessageId): Reply => notice(say(caller.locale, id));
    if (session !== ownerTag(caller)) return told("press-not-yours");
    if (move === PAGE) return { type: "edit", view: await shownList(services, caller, turn) };
    if (move.startsWith(UNBLOCK)) {
      await unblockMarks(services.store, caller, [move.slice(UNBLOCK.length)]);
      return { type: "edit", view: await shownList(services, caller, turn) };
    }
    const chosen = DUELS_FROM.find((one) => move === `${FROM}${one}`);
    if (!chosen) return told("press-old-button");
    await setFrom(services, { caller, place }, chosen);
    return { type: "edit", view: fromView(await shownFor(services, caller), caller) };
  };
}

/** The part of `/privacy` on duels. */
export async function mannersPart(services: Pick<Services, "store">, caller: Caller): Promise<View> {
  const shown = await shownFor(services, caller);
  // That none are taken at all is said there already.
  const stands = shown.isMuted ? [] : [fromWords(shown, caller)];
  const text = [...stands, say(caller.locale, "duels-stored")].join("\n");
  return { blocks: [{ type: "text", text }] };
}
