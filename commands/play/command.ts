// The command of a matrix game: plays a match, and verifies its fairness proof.

import type {
  Choice,
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  OptionSpec,
  Reply,
  TextOption,
} from "../../src/chat/index.ts";
import { CATALOGUE, gameOf, type MatrixGame, oddEven } from "../../src/core/games/index.ts";
import { canonicalId, StrategyProblem } from "../../src/core/strategies/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { fold } from "../../src/infra/spelling.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { lengthChoices } from "../kit/game-words.ts";
import { LENGTH_MAX, LENGTH_WORDS, readLength } from "../kit/length.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { STRATEGY_WORD, strategyMeant, suggestOpponents, type Typing } from "../strategy/index.ts";
import { pickMove, stopByWord, wordSubcommands } from "./by-word.ts";
import { lineReply, postedMatch, proofReply } from "./replies.ts";
import type { PlayServices } from "./sessions.ts";
import { LEVELS } from "./views/opponent.ts";

const LENGTH_OPTION: TextOption = {
  type: "text",
  name: "length",
  description: "option-length",
  maxLength: 30,
  suggests: true,
  takes: LENGTH_WORDS,
};

const OPPONENT_OPTION: TextOption = {
  type: "text",
  name: "opponent",
  description: "option-opponent",
  maxLength: 100,
  suggests: true,
  takes: STRATEGY_WORD,
  examples: FAMILIES_BY_FAME,
};

/** Difficulty levels, for people who don't know any strategies by name. */
const LEVEL_OPTION: ChoiceOption = {
  type: "choice",
  name: "level",
  typedOnly: true,
  choices: [
    { value: "novice", label: "choice-novice" },
    { value: "fortune-teller", label: "choice-fortune-teller" },
    { value: "mirror", label: "choice-mirror" },
    { value: "coin", label: "choice-coin" },
  ],
};

const PROOF_OPTIONS: readonly OptionSpec[] = [
  { type: "text", name: "proof", maxLength: 4000, suggests: false },
];

interface MatchCommand extends Pick<Command, "name"> {
  readonly description: MessageId;
  readonly playDescription: MessageId;
  readonly games: readonly [MatrixGame, ...MatrixGame[]];
  readonly lengths: readonly string[];
  readonly options: readonly OptionSpec[];
  play(call: CommandCall): Promise<Reply>;
}

/** The command with `play` and `verify`. */
function matchCommand(services: PlayServices, command: MatchCommand): Command {
  const { name, description, playDescription, games, lengths } = command;
  const options = [OPPONENT_OPTION, ...command.options, LENGTH_OPTION, LEVEL_OPTION];
  const typedOnly = true;
  return {
    name,
    description,
    subcommands: [
      { name: "play", description: playDescription, options, audience: "place", byLink: "begins" },
      {
        name: "verify",
        options: PROOF_OPTIONS,
        typedOnly,
        audience: "caller",
        ...(name === "rps" && { alsoTyped: ["verify"] }),
      },
      ...wordSubcommands(games),
    ],
    run: async (call) => {
      if (call.subcommand === "verify") return verifyMatch(services, call, games);
      if (call.subcommand === "stop") return stopByWord(services, call);
      if (call.subcommand === "pick")
        return (await pickMove(services, call, games)) ?? command.play({ ...call, options: {} });
      return command.play(call);
    },
    complete: async (completion) =>
      completion.option === "length"
        ? lengthChoices(completion, lengths)
        : suggestOpponents(services, completion, games, levelsLike(completion)),
  };
}

/** Levels that match the typed text; they come before strategies, which few know by name. */
function levelsLike({ typed, caller }: Completion): readonly Choice[] {
  const wanted = fold(typed.trim());
  return LEVEL_OPTION.choices
    .map(({ value, label }) => ({ value, label: say(caller.locale, label) }))
    .filter(({ value, label }) => value.startsWith(wanted) || fold(label).includes(wanted));
}

/** Starts the match described by the call's options, or says what's wrong with them. */
async function playMatch(services: PlayServices, call: CommandCall, game: MatrixGame): Promise<Reply> {
  const { caller, place, id } = call;
  const { opponent: named, level, length: typed } = call.options;
  const length = typed === undefined ? undefined : readLength(typed);
  if (typed !== undefined && !length)
    return notice(say(caller.locale, "problem-length", { typed, max: LENGTH_MAX }));
  if (level !== undefined && named !== undefined)
    return notice(say(caller.locale, "problem-level-and-opponent"));
  const wanted = level === undefined ? (LEVELS.get(fold(named ?? "")) ?? named) : LEVELS.get(level);
  if (level !== undefined && wanted === undefined) return badChoice(caller.locale, level, LEVEL_OPTION);
  const opening = { caller, place, game, length, origin: `event:${id}` };
  try {
    const opponent =
      wanted === undefined ? undefined : await opponentMeant(services, { typed: wanted, caller }, game);
    const begun = await services.sessions.begin({ ...opening, ...opponent });
    return await postedMatch(services, call, begun);
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** The strategy's id as well as the name, because a registered name may later refer to a different one. */
async function opponentMeant(services: PlayServices, typing: Typing, game: MatrixGame) {
  const { strategy, registration } = await strategyMeant(services, { ...typing, game });
  return { opponent: canonicalId(strategy, game), opponentName: registration?.name };
}

async function verifyMatch(
  services: PlayServices,
  { caller, command, options }: CommandCall,
  games: readonly MatrixGame[],
): Promise<Reply> {
  const { proof } = options;
  if (proof !== undefined) return lineReply(services, { line: proof.trim() }, caller.locale);
  // `/verify` on its own covers every game.
  const latest = await services.sessions.latest(caller, command === "rps" ? CHAT_GAMES : games, "last");
  return latest ? proofReply(services, latest, caller) : notice(say(caller.locale, "proof-none"));
}

const RPS = CATALOGUE.filter(({ command }) => command === "rps");

const RPS_POINTS = ["first to 3", "first to 5", "first to 10", "first to 20"];
const RPS_LENGTHS = [...RPS_POINTS, "best of 5", "best of 9", "endless"];

const VARIANT_OPTION: ChoiceOption = {
  type: "choice",
  name: "variant",
  description: "option-variant",
  choices: RPS.flatMap(({ variant }) => (variant ? [{ value: variant, label: `choice-${variant}` }] : [])),
};

/** `/rps`. */
export function rps(services: PlayServices): Command {
  return matchCommand(services, {
    name: "rps",
    description: "command-rps",
    playDescription: "command-rps-play",
    games: RPS.map(gameOf) as [MatrixGame, ...MatrixGame[]],
    lengths: RPS_LENGTHS,
    options: [VARIANT_OPTION],
    play: (call) => playVariant(services, call),
  });
}

async function playVariant(services: PlayServices, call: CommandCall): Promise<Reply> {
  const { variant = "classic" } = call.options;
  const entry = RPS.find((one) => one.variant === variant);
  return entry
    ? playMatch(services, call, gameOf(entry))
    : badChoice(call.caller.locale, variant, VARIANT_OPTION);
}

const ODDEVEN_LENGTHS = ["first to 10", "first to 20", "first to 50", "best of 99", "endless"];

/** `/oddeven`: the person picks odd or even, the fortune-teller guesses; a miss scores. */
export function oddeven(services: PlayServices): Command {
  return matchCommand(services, {
    name: "oddeven",
    description: "command-oddeven",
    playDescription: "command-oddeven-play",
    games: [oddEven],
    lengths: ODDEVEN_LENGTHS,
    options: [],
    play: (call) => playMatch(services, call, oddEven),
  });
}
