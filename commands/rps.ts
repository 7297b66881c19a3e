// `/rps`: rock-paper-scissors against the fortune-teller, and the proof that it did not cheat.

import type { Choice, Command, CommandCall, Completion, OptionSpec, Reply } from "../src/chat/index.ts";
import { matrixGame } from "../src/games/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import { checkProof } from "../src/matches/index.ts";
import { DEFAULT_LENGTH, DEFAULT_OPPONENT, LENGTH_MAX, proofView, readLength } from "../src/sessions/index.ts";
import { canonicalId, families, StrategyProblem, strategyNames } from "../src/strategies/index.ts";
import { CHAT_GAMES, type Services } from "./services.ts";
import { explainStrategyProblem, strategyTitle } from "./strategy-words.ts";

const VARIANTS: Readonly<Record<string, string>> = { classic: "rps", "lizard-spock": "rpsls" };

const SUGGESTED_LENGTHS = [
  "first to 3",
  "first to 5",
  "first to 10",
  "first to 20",
  "best of 5",
  "best of 9",
  "endless",
];

/** A word that begins like an opponent's id; its settings are checked when it is used. */
const OPPONENT = new RegExp(`^(?:${strategyNames.join("|")})(?::.*)?$`, "i");

const PLAY_OPTIONS: readonly OptionSpec[] = [
  {
    type: "choice",
    name: "variant",
    description: "option-variant",
    choices: [
      { value: "classic", label: "choice-classic" },
      { value: "lizard-spock", label: "choice-lizard-spock" },
    ],
  },
  {
    type: "text",
    name: "length",
    description: "option-length",
    maxLength: 30,
    suggests: true,
    takes: /^(?:first(?:[ -]to)?|to|до|best(?:[ -]of)?|bo|лучший из)?[ -]?\d{1,4}$|^(?:endless|бесконечно|∞)$/i,
  },
  { type: "text", name: "opponent", description: "option-opponent", maxLength: 100, suggests: true, takes: OPPONENT },
];

const PROOF_OPTIONS: readonly OptionSpec[] = [
  { type: "text", name: "proof", description: "option-proof", maxLength: 4000, suggests: false },
];

export function rps(services: Services): Command {
  return {
    name: "rps",
    description: "command-rps",
    subcommands: [
      { name: "play", description: "command-rps-play", options: PLAY_OPTIONS, audience: "place" },
      { name: "verify", description: "command-rps-verify", options: PROOF_OPTIONS, audience: "caller" },
    ],
    run: (call) => (call.subcommand === "verify" ? verify(services, call) : play(services, call)),
    complete: (completion) => Promise.resolve(suggest(completion)),
  };
}

async function play(services: Services, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const { variant = "classic", opponent = DEFAULT_OPPONENT, length: typedLength } = call.options;
  const game = matrixGame(VARIANTS[variant] ?? "");
  const length = typedLength === undefined ? DEFAULT_LENGTH : readLength(typedLength);
  if (!game)
    return notice(
      say(locale, "problem-bad-choice", { typed: variant, option: "variant", valid: Object.keys(VARIANTS).join(", ") }),
    );
  if (!length) return notice(say(locale, "problem-length", { typed: typedLength ?? "", max: LENGTH_MAX }));
  try {
    const { caller, place, id } = call;
    return await services.sessions.begin({
      caller,
      place,
      game,
      opponent: canonicalId(opponent),
      length,
      origin: `event:${id}`,
    });
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, locale));
    throw error;
  }
}

async function verify(services: Services, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const { proof } = call.options;
  if (proof !== undefined) return verifyGiven(proof.trim(), locale);
  return (await services.sessions.proof(call.caller, CHAT_GAMES)) ?? notice(say(locale, "proof-none"));
}

function verifyGiven(text: string, locale: Locale): Reply {
  const report = checkProof(text);
  if (report.kind === "unreadable") return notice(say(locale, "proof-unreadable"));
  return { type: "post", view: proofView(report.proof, locale), audience: "caller" };
}

function suggest({ option, typed, caller }: Completion): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  const all =
    option === "length" ? SUGGESTED_LENGTHS.map((value) => ({ value, label: value })) : opponents(caller.locale);
  const fitting = all.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted));
  return fitting.slice(0, 25);
}

/** Those that play a game of this command. */
function opponents(locale: Locale): Choice[] {
  const playing = families.filter((family) => CHAT_GAMES.some((game) => family.plays(game)));
  return playing.map(({ family }) => ({
    value: family,
    label: `${family}: ${strategyTitle(family, locale)}`.slice(0, 100),
  }));
}

function notice(text: string): Reply {
  return { type: "notice", text };
}
