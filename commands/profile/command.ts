// `/profile`: its subcommands with their handlers, and the handlers of their buttons.

import type {
  Action,
  Command,
  CommandCall,
  CostlyBudget,
  PersonOption,
  PressHandler,
  Reply,
  SubcommandSpec,
} from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice } from "../kit/refusals.ts";
import { COMPARE_SCOPE, comparePress, compareProfiles, DECLINE } from "./compare/command.ts";
import { COMPARED_SCOPE, comparedPress } from "./compare/details.ts";
import { LINES_SCOPE, linesPress } from "./lines.ts";
import { mapPress, showMap } from "./map/command.ts";
import { MAP_SCOPE } from "./map/view.ts";
import { showProfile } from "./show/command.ts";
import { profileDetails, SHOW_SCOPE } from "./show/details.ts";
import { OPPONENTS_OPTION } from "./show/opponents.ts";
import type { ProfileServices } from "./worker/index.ts";

const USER_OPTION: PersonOption = { type: "person", name: "user", description: "option-profile-user" };

interface Part extends SubcommandSpec {
  answer(services: ProfileServices, call: CommandCall, game: MatrixGame): Promise<Reply>;
}

/** In menu order; `/profile` alone opens the first. */
const PARTS: readonly Part[] = [
  {
    name: "show",
    description: "command-profile-show",
    audience: "caller",
    byLink: true,
    alsoTyped: ["stats"],
    options: [USER_OPTION, GAME_OPTION, OPPONENTS_OPTION],
    costs: "picture",
    answer: showProfile,
  },
  {
    name: "compare",
    description: "command-profile-compare",
    audience: "place",
    options: [{ ...USER_OPTION, description: "option-profile-other", required: true }, GAME_OPTION],
    costs: "picture",
    answer: compareProfiles,
  },
  {
    name: "map",
    description: "command-profile-map",
    audience: "place",
    options: [GAME_OPTION],
    costs: "picture",
    answer: showMap,
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
      const typed = call.options.game ?? "rps";
      const game = matrixGame(GAMES.get(typed) ?? "");
      return game ? part.answer(services, call, game) : badChoice(call.caller.locale, typed, GAME_OPTION);
    },
  };
}

/** Presses that compute a profile, usually with a picture; declining a comparison costs nothing. */
export function profilePressCosts({ scope, move }: Action): CostlyBudget | undefined {
  if (scope === COMPARE_SCOPE) return move.startsWith(DECLINE) ? undefined : "picture";
  return DRAWN.has(scope) ? "picture" : undefined;
}

const DRAWN: ReadonlySet<string> = new Set([SHOW_SCOPE, COMPARED_SCOPE, MAP_SCOPE, LINES_SCOPE]);

export function profileScopes(services: ProfileServices): readonly (readonly [string, PressHandler])[] {
  return [
    [SHOW_SCOPE, (press) => profileDetails(services, press)],
    [COMPARE_SCOPE, comparePress(services)],
    [COMPARED_SCOPE, comparedPress(services)],
    [MAP_SCOPE, mapPress(services)],
    [LINES_SCOPE, linesPress(services)],
  ];
}
