import type { Sandbox } from "../../src/arena/sandbox/sandbox.ts";
import { type Addressed, type Area, type Command, type Feature, storedAs } from "../../src/chat/index.ts";
import { CATALOGUE } from "../../src/core/games/index.ts";
import { exportGames, removePredictors } from "../../src/people/rounds/data.ts";
import { predictorKey } from "../../src/people/rounds/predictor.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { playLine } from "../kit/game-words.ts";
import { failureLog, type Services } from "../kit/services.ts";
import { nameOf } from "./bots.ts";
import { oddeven, rps } from "./command.ts";
import { listOffers, startButton } from "./offers.ts";
import { matchPress } from "./press.ts";
import { type PlayServices, Sessions } from "./sessions.ts";

export interface PlaySettings {
  /** Maximum rounds of history stored per player and game. */
  readonly historyRounds: number;
  /** Limits the memory of kept opponents, in megabytes; default 256. */
  readonly memoryMb?: number;
  /** Plays opponents written by others; default: there are none. */
  readonly sandbox?: Pick<Sandbox, "next">;
  /** See `Sessions`. */
  newSecret?(id: string): Uint8Array;
  /** Refuses what a chat has switched off. */
  readonly gate: NonNullable<Feature["gate"]>;
  /** See `PlayServices`. */
  readonly endOffers?: PlayServices["endOffers"];
  /** Subcommands of `/rps` for playing against other people. */
  readonly duels: MoreOfCommand;
}

const AREAS: readonly Area[] = CATALOGUE.map(({ id, typed, variant = "classic" }) => ({
  id,
  typed,
  title: `game-${id}`,
  isGame: true,
  command: variant === "classic" ? playLine(id) : `${playLine(id)} ${variant}`,
}));

/** Commands and presses that look back on a match, or end it, are answered in any chat. */
const ALWAYS: ReadonlySet<string> = new Set([
  "verify",
  "why",
  "more",
  "less",
  "details",
  "chart",
  "share",
  "stop",
]);

/** Which game a typed move or a code is of is only known from what's stored. */
const OTHERS: ReadonlySet<string> = new Set(["pick", "join"]);

function areaOf(event: Addressed): Area | undefined {
  const id = event.type === "press" ? pressedGame(event) : typedGame(event);
  return AREAS.find((area) => area.id === id);
}

function pressedGame({ action }: Extract<Addressed, { type: "press" }>): string | undefined {
  return ALWAYS.has(action.move) ? undefined : action.scope;
}

function typedGame({ command, subcommand, options }: Extract<Addressed, { type: "command" }>) {
  if (ALWAYS.has(subcommand) || OTHERS.has(subcommand)) return undefined;
  const games = CATALOGUE.filter((entry) => entry.command === (command === "duel" ? "rps" : command));
  return (games.find(({ variant }) => variant === options.variant) ?? games[0])?.id;
}

export function playFeature(
  services: Services,
  { historyRounds, memoryMb, sandbox, newSecret, gate, duels, endOffers }: PlaySettings,
): Feature & { readonly sessions: Sessions } {
  const { store, log, now } = services;
  const sessions = new Sessions({
    store,
    historyRounds,
    now,
    ...(memoryMb !== undefined && { memoryMb }),
    ...(sandbox && { sandbox }),
    ...(newSecret && { newSecret }),
    onFailure: failureLog(log, "matches"),
  });
  const refusalOf: PlayServices["refusalOf"] = async (call, { id }) => {
    const area = AREAS.find((one) => one.id === id);
    return area && gate(call, { areas: [area], isOpen: true });
  };
  const own = { ...services, sessions, refusalOf, endOffers };
  const press = matchPress(own);
  return {
    sessions,
    commands: [withMore(rps(own), duels), oddeven(own)],
    presses: Object.fromEntries(CHAT_GAMES.map(({ id }) => [id, press])),
    pressCosts: ({ move }) => (move === "chart" || move === "share" ? "picture" : undefined),
    areas: { all: AREAS, of: areaOf },
    offers: (request) => listOffers(store, request),
    startButtons: (locale) => CHAT_GAMES.map((game) => startButton(game, locale)),
    personalData: {
      kinds: storedAs("stored-matches", "predictor"),
      export: async (person) => ({ games: await exportGames(store, person, CHAT_GAMES) }),
      remove: async (person) => {
        const removed = await removePredictors(store, person, CHAT_GAMES);
        for (const game of CHAT_GAMES) sessions.bots.drop(nameOf(predictorKey(person, game.id)));
        return removed;
      },
    },
  };
}

/** Subcommands that a different feature adds to a command, such as duels. */
type MoreOfCommand = Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;

/** The command with further subcommands. */
function withMore(command: Command, more: MoreOfCommand): Command {
  const names = new Set(more.subcommands.map(({ name }) => name));
  return {
    ...command,
    subcommands: [...command.subcommands, ...more.subcommands],
    ...(more.onPerson && { onPerson: more.onPerson }),
    run: (call) => (names.has(call.subcommand) ? more.run(call) : command.run(call)),
    complete: async (completion) => {
      const { complete } = names.has(completion.subcommand) ? more : command;
      return (await complete?.(completion)) ?? [];
    },
  };
}
