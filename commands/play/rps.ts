// `/rps`: rock-paper-scissors against the fortune-teller, and the proof that it did not cheat.

import type {
  Choice,
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  OptionSpec,
  Reply,
} from "../../src/chat/index.ts";
import { CATALOGUE, gameOf } from "../../src/core/games/index.ts";
import { badChoice } from "../kit/refusals.ts";
import { suggestOpponents } from "../strategy/index.ts";
import {
  LENGTH_OPTION,
  LEVEL_OPTION,
  OPPONENT_OPTION,
  PROOF_OPTIONS,
  playMatch,
  suggestLengths,
  verifyMatch,
} from "./match.ts";
import type { PlayServices } from "./services.ts";

const ENTRIES = CATALOGUE.filter(({ command }) => command === "rps");

const GAMES = ENTRIES.map(gameOf);

const LENGTHS = [
  "first to 3",
  "first to 5",
  "first to 10",
  "first to 20",
  "best of 5",
  "best of 9",
  "endless",
];

const VARIANT_OPTION: ChoiceOption = {
  type: "choice",
  name: "variant",
  description: "option-variant",
  choices: ENTRIES.flatMap(({ variant }) =>
    variant ? [{ value: variant, label: `choice-${variant}` }] : [],
  ),
};

const PLAY_OPTIONS: readonly OptionSpec[] = [VARIANT_OPTION, LENGTH_OPTION, LEVEL_OPTION, OPPONENT_OPTION];

export function rps(services: PlayServices): Command {
  return {
    name: "rps",
    description: "command-rps",
    subcommands: [
      { name: "play", description: "command-rps-play", options: PLAY_OPTIONS, audience: "place" },
      { name: "verify", description: "command-rps-verify", options: PROOF_OPTIONS, audience: "caller" },
    ],
    run: (call) => (call.subcommand === "verify" ? verifyMatch(services, call, GAMES) : play(services, call)),
    complete: (completion) => suggest(services, completion),
  };
}

async function play(services: PlayServices, call: CommandCall): Promise<Reply> {
  const { variant = "classic" } = call.options;
  const entry = ENTRIES.find((one) => one.variant === variant);
  return entry
    ? playMatch(services, call, gameOf(entry))
    : badChoice(call.caller.locale, variant, VARIANT_OPTION);
}

async function suggest(services: PlayServices, completion: Completion): Promise<readonly Choice[]> {
  if (completion.option === "length") return suggestLengths(completion.typed, LENGTHS);
  return suggestOpponents(services, completion, GAMES);
}
