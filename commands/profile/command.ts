// `/profile`: what the rounds of a person say, two people compared, the people of a place and
// groups of them, and who may see it.

import type {
  Command,
  CommandCall,
  PersonOption,
  PressHandler,
  Reply,
  SubcommandSpec,
} from "../../src/chat/index.ts";
import { noteHandle } from "../../src/players/index.ts";
import { GAME_OPTION } from "../kit/options.ts";
import { COMPARE_SCOPE } from "./compare/card.ts";
import { compareProfiles } from "./compare/command.ts";
import { comparePress } from "./compare/press.ts";
import { OPENNESS_OPTION, PROFILE_SCOPE, privacyReply, profilePress } from "./consent/privacy.ts";
import { AGAINST_OPTION, CHANNEL_OPTION, ROLE_OPTION } from "./groups/choice.ts";
import { compareGroupsHere } from "./groups/command.ts";
import { mapPress, showMap } from "./map/command.ts";
import { MAP_SCOPE } from "./map/view.ts";
import type { ProfileServices } from "./services.ts";
import { SHOW_SCOPE, showPress, showProfile } from "./show/command.ts";

const USER_OPTION: PersonOption = { type: "person", name: "user", description: "option-profile-user" };

/** A subcommand and who answers it. */
interface Part extends SubcommandSpec {
  answer(services: ProfileServices, call: CommandCall): Promise<Reply>;
}

/** In the order in which menus show them; the first is meant by a bare `/profile`. */
const PARTS: readonly Part[] = [
  {
    ...{ name: "show", description: "command-profile-show", audience: "caller" },
    options: [USER_OPTION, GAME_OPTION],
    answer: showProfile,
  },
  {
    ...{ name: "compare", description: "command-profile-compare", audience: "place" },
    options: [{ ...USER_OPTION, description: "option-profile-other", required: true }, GAME_OPTION],
    answer: compareProfiles,
  },
  {
    ...{ name: "map", description: "command-profile-map", audience: "place" },
    options: [GAME_OPTION],
    answer: showMap,
  },
  {
    ...{ name: "groups", description: "command-profile-groups", audience: "place" },
    options: [ROLE_OPTION, AGAINST_OPTION, CHANNEL_OPTION, GAME_OPTION],
    answer: compareGroupsHere,
  },
  {
    ...{ name: "privacy", description: "command-profile-privacy", audience: "caller" },
    options: [OPENNESS_OPTION],
    answer: privacyReply,
  },
];

export function profile(services: ProfileServices): Command {
  return {
    name: "profile",
    description: "command-profile",
    subcommands: PARTS.map(({ answer: _, ...spec }) => spec),
    onPerson: { label: "menu-compare", subcommand: "compare", option: "user" },
    run: async (call) => {
      const part = PARTS.find(({ name }) => name === call.subcommand) ?? (PARTS[0] as Part);
      await noteHandle(services.store, call.caller, services.now());
      return part.answer(services, call);
    },
  };
}

/** Who answers the buttons below the answers. */
export function profileScopes(services: ProfileServices): readonly (readonly [string, PressHandler])[] {
  return [
    [PROFILE_SCOPE, profilePress(services)],
    [SHOW_SCOPE, showPress(services)],
    [COMPARE_SCOPE, comparePress(services)],
    [MAP_SCOPE, mapPress(services)],
  ];
}
