// The options of `/rps duel` and `/rps join`, and how they're read.

import type {
  Choice,
  ChoiceOption,
  CommandCall,
  CommandSpec,
  Completion,
  PersonOption,
  Reply,
  SubcommandSpec,
  TextOption,
} from "../../../src/chat/index.ts";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { lengthChoices } from "../../kit/game-words.ts";
import { LENGTH_WORDS, type Length, readLength, writeLength } from "../../kit/length.ts";
import { badChoice } from "../../kit/refusals.ts";
import type { Duel } from "../state/document.ts";

const GAMES = CATALOGUE.filter(({ command }) => command === "rps");

const LENGTHS = [
  { value: "first to 3", label: "choice-first-3" },
  { value: "first to 5", label: "choice-first-5" },
  { value: "best of 9", label: "choice-best-9" },
  { value: "first to 10", label: "choice-first-10" },
] as const;

const USER_OPTION: PersonOption = { type: "person", name: "user", description: "option-duel-user" };

const VARIANT_OPTION: ChoiceOption = {
  type: "choice",
  name: "variant",
  typedOnly: true,
  description: "option-variant",
  choices: GAMES.flatMap(({ variant }) =>
    variant ? [{ value: variant, label: `choice-${variant}` as const }] : [],
  ),
};

const LENGTH_OPTION: TextOption = {
  type: "text",
  name: "length",
  description: "option-duel-length",
  maxLength: 20,
  suggests: true,
  takes: LENGTH_WORDS,
  examples: LENGTHS.map(({ value }) => value),
};

const CODE_OPTION: TextOption = {
  type: "text",
  name: "code",
  description: "option-duel-code",
  maxLength: 12,
  suggests: false,
};

const CODE = /[2-9A-Z]{6}/;
const WHOLE_CODE = new RegExp(`^${CODE.source}$`, "i");
/** Only as it's written: `thanks` is no code. */
const LONE_CODE = new RegExp(`^${CODE.source}$`);

const DUEL: SubcommandSpec = {
  name: "duel",
  description: "command-rps-duel",
  options: [...[USER_OPTION, { ...CODE_OPTION, takes: WHOLE_CODE }, LENGTH_OPTION, VARIANT_OPTION]],
  audience: "place",
};

/** What `/duel` does with someone's name, or with nothing. */
export const CHALLENGE: SubcommandSpec = { ...DUEL, typedOnly: true, reachedBy: "rps duel" };

export const DUEL_SUBCOMMANDS: readonly SubcommandSpec[] = [
  DUEL,
  {
    name: "join",
    options: [CODE_OPTION],
    audience: "place",
    typedOnly: true,
    reachedBy: "rps duel",
    byWord: LONE_CODE,
    byLink: { word: "join", option: "code", takes: CODE },
  },
];

export const ON_PERSON: NonNullable<CommandSpec["onPerson"]> = {
  label: "menu-duel",
  subcommand: "duel",
  option: "user",
};

/** Suggests lengths. */
export function suggestDuelLengths(completion: Completion): readonly Choice[] {
  return lengthChoices(
    completion,
    LENGTHS.map(({ value }) => value),
  );
}

/** The game and its length. */
export type DuelTerms = Pick<Duel, "game" | "length">;

/** The terms of a duel opened with a button. */
export const USUAL_TERMS: DuelTerms = { game: "rps", length: "first-3" };

/** The terms that the options ask for, or a reply that says what's wrong with them. */
export function termsOf({ caller, options }: CommandCall): DuelTerms | Reply {
  const { locale } = caller;
  const { variant = "classic", length: typed = "first to 3" } = options;
  const entry = GAMES.find((one) => one.variant === variant);
  if (!entry) return badChoice(locale, variant, VARIANT_OPTION);
  const length = readLength(typed);
  if (!length || !isDuelLength(length))
    return badChoice(locale, typed, { name: LENGTH_OPTION.name, choices: LENGTHS });
  return { game: gameOf(entry).id, length: writeLength(length) };
}

function isDuelLength(length: Length): boolean {
  const written = writeLength(length);
  return LENGTHS.some(({ value }) => written === writeLength(readLength(value) as Length));
}
