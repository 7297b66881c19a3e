import type { ChoiceOption, Command, CommandCall, Reply } from "../../src/chat/index.ts";
import { CATALOGUE, gameOf, type MatrixGame } from "../../src/core/games/index.ts";
import { badChoice } from "../kit/refusals.ts";
import { matchCommand, playMatch } from "./match.ts";
import type { PlayServices } from "./services.ts";

const ENTRIES = CATALOGUE.filter(({ command }) => command === "rps");

const GAMES = ENTRIES.map(gameOf) as [MatrixGame, ...MatrixGame[]];

const POINTS = ["first to 3", "first to 5", "first to 10", "first to 20"];
const LENGTHS = [...POINTS, "best of 5", "best of 9", "endless"];

const VARIANT_OPTION: ChoiceOption = {
  type: "choice",
  name: "variant",
  description: "option-variant",
  choices: ENTRIES.flatMap(({ variant }) =>
    variant ? [{ value: variant, label: `choice-${variant}` }] : [],
  ),
};

export function rps(services: PlayServices): Command {
  return matchCommand(services, {
    name: "rps",
    description: "command-rps",
    playDescription: "command-rps-play",
    games: GAMES,
    lengths: LENGTHS,
    options: [VARIANT_OPTION],
    play: (call) => play(services, call),
  });
}

async function play(services: PlayServices, call: CommandCall): Promise<Reply> {
  const { variant = "classic" } = call.options;
  const entry = ENTRIES.find((one) => one.variant === variant);
  return entry
    ? playMatch(services, call, gameOf(entry))
    : badChoice(call.caller.locale, variant, VARIANT_OPTION);
}
