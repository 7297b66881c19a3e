// `/profile`: one person, two people, or the people of a chat.

import {
  type Action,
  type Command,
  type CommandCall,
  type CostlyBudget,
  type Feature,
  type PersonalData,
  type PersonOption,
  type Reply,
  type SubcommandSpec,
  storedAs,
} from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import {
  handleOf,
  hide,
  lastPlayedIn,
  PLAYER_PUBLIC,
  removeHandle,
  writePlayerId,
} from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import {
  COMPARE_SCOPE,
  COMPARED_SCOPE,
  comparedPress,
  comparePress,
  compareProfiles,
  DECLINE,
} from "./compare.ts";
import { LINES_SCOPE, linesPress } from "./lines.ts";
import { mapPress, showMap } from "./map.ts";
import { MAP_SCOPE } from "./map-view.ts";
import { profileDetails, SHOW_SCOPE, showProfile } from "./show.ts";
import { openProfileWorker, type ProfileServices, type ProfileWorker } from "./worker.ts";

export interface ProfileSettings {
  /** Computes profiles off the main thread; by default in its own worker thread. */
  readonly profileWorker?: ProfileWorker;
}

export function profileFeature(
  services: Services,
  { profileWorker = openProfileWorker() }: ProfileSettings,
): Feature {
  const own = { ...services, profileWorker };
  return {
    commands: [profile(own)],
    presses: {
      [SHOW_SCOPE]: (press) => profileDetails(own, press),
      [COMPARE_SCOPE]: (press) => comparePress(own, press),
      [COMPARED_SCOPE]: (press) => comparedPress(own, press),
      [MAP_SCOPE]: (press) => mapPress(own, press),
      [LINES_SCOPE]: (press) => linesPress(own, press),
    },
    pressCosts,
    personalData: personalData(own),
  };
}

const USER_OPTION: PersonOption = { type: "person", name: "user", description: "option-profile-user" };

interface Part extends SubcommandSpec {
  answer(services: ProfileServices, call: CommandCall, game: MatrixGame): Promise<Reply>;
}

/** In menu order; `/profile` alone opens the first. */
const PARTS: readonly [Part, ...Part[]] = [
  {
    name: "show",
    description: "command-profile-show",
    audience: "caller",
    byLink: true,
    alsoTyped: ["stats"],
    options: [USER_OPTION, GAME_OPTION],
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

function profile(services: ProfileServices): Command {
  return {
    name: "profile",
    description: "command-profile",
    subcommands: PARTS.map(({ answer: _, ...spec }) => spec),
    onPerson: { label: "menu-compare", subcommand: "compare", option: "user" },
    run: async (call) => {
      const part = PARTS.find(({ name }) => name === call.subcommand) ?? PARTS[0];
      const typed = call.options.game ?? "rps";
      const game = matrixGame(GAMES.get(typed) ?? "");
      return game ? part.answer(services, call, game) : badChoice(call.caller.locale, typed, GAME_OPTION);
    },
  };
}

/** All presses compute a profile, but for declining a comparison. */
function pressCosts({ scope, move }: Action): CostlyBudget | undefined {
  return scope === COMPARE_SCOPE && move.startsWith(DECLINE) ? undefined : "picture";
}

function personalData({ store, now }: ProfileServices): PersonalData {
  return {
    kinds: {
      ...storedAs("stored-shown", PLAYER_PUBLIC.name, "board:players", "board:people"),
      ...storedAs("stored-handle", "person:handle", "handle"),
    },
    export: async (person) => {
      const seen = await PLAYER_PUBLIC.read(store, writePlayerId(person));
      const handle = await handleOf(store, person);
      return {
        ...(seen && { public: { ...seen, lastMatchIn: await lastPlayedIn(store, person, seen.places) } }),
        ...(handle !== undefined && { handle }),
      };
    },
    remove: async (person) => {
      const gameIds = CHAT_GAMES.map(({ id }) => id);
      const removed = [
        await hide(store, person, { gameIds, now: now() }),
        await PLAYER_PUBLIC.remove(store, writePlayerId(person)),
        await removeHandle(store, person),
      ];
      return removed.some(Boolean);
    },
  };
}
