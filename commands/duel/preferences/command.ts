// `/duel`: whom the caller has blocked and whose duels they accept. Only the caller sees the answers.

import type { ChoiceOption, Command, CommandCall, PersonOption, Reply } from "../../../src/chat/index.ts";
import { placeKey } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { unlinked } from "../../../src/infra/i18n/name-in-text.ts";
import {
  BLOCKS_MAX,
  blockDuels,
  DUELS_FROM,
  noteHandle,
  setDuelsFrom,
  unblockDigests,
  unblockDuels,
  writePlayerId,
} from "../../../src/people/index.ts";
import { badChoice } from "../../kit/refusals.ts";
import { type NamedPlayer, resolvePerson } from "../../kit/resolve-person.ts";
import type { Services } from "../../kit/services.ts";
import type { OpenSettings } from "../../kit/settings-page.ts";
import { shownName } from "../../kit/shown-name.ts";
import { blockedPage, OTHERS_PAGE } from "./pages.ts";

const USER_OPTION: PersonOption = {
  type: "person",
  name: "user",
  description: "option-duel-whom",
  required: true,
};

const FROM_OPTION: ChoiceOption = {
  type: "choice",
  name: "whom",
  choices: [
    { value: "everyone", label: "duels-button-everyone" },
    { value: "here", label: "duels-button-here" },
    { value: "nobody", label: "duels-button-nobody" },
  ],
};

export function preferencesCommand(services: Services, open: OpenSettings): Command {
  return {
    name: "duel",
    typedOnly: true,
    reachedBy: "settings",
    subcommands: [
      { name: "list", options: [], audience: "caller", byLink: true },
      { name: "block", options: [USER_OPTION], audience: "caller" },
      { name: "unblock", options: [USER_OPTION], audience: "caller" },
      { name: "from", options: [FROM_OPTION], audience: "caller", byLink: true },
    ],
    run: async (call) => {
      // So that challenges to the caller's handle reach their list.
      await noteHandle(services.store, call.caller, services.now());
      return answer(services, call, open);
    },
  };
}

function answer(services: Services, call: CommandCall, open: OpenSettings): Promise<Reply> {
  switch (call.subcommand) {
    case "block":
      return block(services, call);
    case "unblock":
      return unblock(services, call);
    case "from":
      return from(services, call, open);
    default:
      return open(call, blockedPage());
  }
}

async function block(services: Services, call: CommandCall): Promise<Reply> {
  const { caller } = call;
  const meant = await meantBy(services, call);
  if ("problem" in meant) return privately(meant.problem);
  if (writePlayerId(caller) === writePlayerId(meant)) return privately(say(caller.locale, "duel-block-self"));
  const name = nameOf(meant);
  const whom = { platform: meant.platform, id: meant.id, name };
  if (!(await blockDuels(services.store, caller, whom, services.now())))
    return privately(say(caller.locale, "duel-block-full", { max: BLOCKS_MAX }));
  return privately(say(caller.locale, "duel-blocked", { name: shownName(name) }));
}

/** Unblocks the person named, or the block with this `digest`, which only a page sends. */
async function unblock(services: Services, call: CommandCall): Promise<Reply> {
  const { digest } = call.options;
  if (digest !== undefined) {
    await unblockDigests(services.store, call.caller, [digest]);
    return { type: "silence", brief: "✓" };
  }
  const meant = await meantBy(services, call);
  if ("problem" in meant) return privately(meant.problem);
  await unblockDuels(services.store, call.caller, meant);
  return privately(say(call.caller.locale, "duel-unblocked", { name: shownName(nameOf(meant)) }));
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

/** A typed name is shown as typed: others may know the person by a name that the caller doesn't. */
function nameOf({ name, handle }: NamedPlayer): string {
  return handle === undefined ? name : unlinked(`@${handle}`);
}

/** In a group, only the caller may read it. */
function privately(text: string): Reply {
  return { type: "notice", text, discreet: true };
}

async function from(services: Services, call: CommandCall, open: OpenSettings): Promise<Reply> {
  const { caller, place, options } = call;
  if (options.whom === undefined) return open(call, OTHERS_PAGE);
  const chosen = DUELS_FROM.find((one) => one === options.whom);
  if (!chosen) return badChoice(caller.locale, options.whom, FROM_OPTION);
  const { store, now } = services;
  await setDuelsFrom(store, caller, { from: chosen, place: placeKey(caller, place), now: now() });
  return open(call, OTHERS_PAGE);
}
