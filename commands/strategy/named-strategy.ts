// What a typed strategy means, a name or an id, and what's suggested while it's typed.

import {
  claimRefusal,
  findRegistration,
  type Registration,
  registrationsOf,
} from "../../src/arena/submissions/names.ts";
import type { Choice, Completion } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import {
  families,
  fileHashOf,
  isSandboxed,
  type Parameter,
  type StrategyFamily,
  StrategyProblem,
  strategyNames,
  validValues,
} from "../../src/core/strategies/index.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { fold, isWithinOneLetter, nearestNames } from "../../src/infra/spelling.ts";
import { type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { CHOICE_CHARACTERS_MAX, CHOICES_MAX } from "../kit/options.ts";
import type { Services } from "../kit/services.ts";
import { strategyTitle } from "../kit/strategy-words.ts";

type Stored = Pick<Services, "store">;

/** Why someone can't have a name. */
export type NameRefusal = "bad-name" | "reserved-name" | "like-built-in" | "taken" | "full";

/** 3 to 24 characters, a letter first, because a number is read as a match's length. */
const NAME_FORM = /^[a-z][a-z0-9-]{2,23}$/;
/** Words that mean something else where a strategy is expected, or seem to speak for the bot, its host, or how a
 * strategy is played. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[...strategyNames, "all", "process"],
  ...["admin", "bot", "everybody", "everyone", "file", "gadalka", "host", "house", "moderator"],
  ...["nobody", "none", "official", "person", "staff", "support", "system", "you"],
]);

/** A name as typed, in its one form. */
export function asName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether it may be someone's name; otherwise it's a strategy's id, or nothing. */
function isLikeName(typed: string): boolean {
  return NAME_FORM.test(typed) && !strategyNames.includes(typed);
}

/** Why no one can take a name; undefined if someone can. */
export function formRefusal(name: string): NameRefusal | undefined {
  if (!NAME_FORM.test(name)) return "bad-name";
  if (RESERVED.has(name) || name.split("-").includes("gadalka")) return "reserved-name";
  return strategyNames.some((builtIn) => isWithinOneLetter(name, builtIn)) ? "like-built-in" : undefined;
}

/** Why the person can't give something that name now; undefined if they can, or have it. @throws StoreError. */
export async function nameRefusal(
  { store }: Stored,
  person: PlayerId,
  name: string,
): Promise<NameRefusal | undefined> {
  return formRefusal(name) ?? claimRefusal(store, writePlayerId(person), name);
}

/** The caller and the typed text, and the game if it's meant for one. */
export type Typing = Pick<Completion, "typed" | "caller"> & { readonly game?: MatrixGame };

export interface Meant {
  readonly strategy: string;
  readonly registration?: Registration;
}

/** Resolves a name or an id; an id isn't checked. @throws StrategyProblem if there's no such name, or if it doesn't play
 * the game; it may suggest the caller's own. */
export async function strategyMeant({ store }: Stored, { typed, caller, game }: Typing): Promise<Meant> {
  const name = asName(typed);
  const registration = await named(store, name);
  if (registration && game && !playsGame(registration, game))
    throw new StrategyProblem({ kind: "wrong-game", typed, family: name, game: game.id });
  if (registration) return { strategy: registration.strategy, registration };
  // Files are found by name only: who knows a hash can't play it.
  if (!isLikeName(name) && !isSandboxed(typed)) return { strategy: typed };
  const own = (await ownRegistrations(store, caller)).map((one) => one.name);
  throw new StrategyProblem({
    kind: "unknown-family",
    typed,
    nearest: nearestNames(name, [...own, ...strategyNames]),
  });
}

async function named(store: Services["store"], name: string): Promise<Registration | undefined> {
  return isLikeName(name) ? findRegistration(store, name) : undefined;
}

function ownRegistrations(store: Services["store"], person: PlayerId): Promise<readonly Registration[]> {
  return registrationsOf(store, writePlayerId(person));
}

function playsGame({ games }: Registration, { id }: MatrixGame): boolean {
  return games.includes(id);
}

/** The person's names that can be entered at a game. */
export async function ownPlaying(
  { store }: Stored,
  person: PlayerId,
  game: MatrixGame,
): Promise<readonly Registration[]> {
  return (await ownRegistrations(store, person)).filter((one) => playsGame(one, game));
}

/** The strategy of a name, if it exists and plays the game with that id. */
export async function meaningOf({ store }: Stored, name: string, game: string): Promise<string | undefined> {
  const found = await findRegistration(store, name);
  return found?.games.includes(game) ? found.strategy : undefined;
}

/** A strategy's id, with or without settings. Spaces are allowed only after a comma, so that `markov:order=3 first to 2`
 * ends before the length. Settings are checked on use. */
export const STRATEGY_WORD = new RegExp(`^(?:${strategyNames.join("|")})(?::(?:\\S|,\\s+)*)?$`, "i");

/** At most 25 opponents: the caller's names, the very name that's typed, the `known` ones, strategies. */
export async function suggestOpponents(
  { store }: Stored,
  { typed, caller }: Typing,
  games: readonly MatrixGame[],
  known: readonly Choice[] = [],
): Promise<readonly Choice[]> {
  const own = await ownRegistrations(store, caller);
  const exact = await named(store, asName(typed));
  const isOwn = own.some(({ name }) => name === exact?.name);
  const all = [...(exact && !isOwn ? [exact] : []), ...fitting(own, typed)];
  const playing = all.filter((one) => games.some((game) => playsGame(one, game)));
  const isKnown = ({ value }: Choice): boolean => known.some((one) => one.value === value);
  const others = suggestStrategies(typed, games, caller.locale).filter((choice) => !isKnown(choice));
  return [...playing.map(choiceOf), ...known, ...others].slice(0, CHOICES_MAX);
}

/** The caller's own names that match the typed text. */
export async function suggestOwnNames(
  { store }: Stored,
  { typed, caller }: Typing,
): Promise<readonly Choice[]> {
  return fitting(await ownRegistrations(store, caller), typed).map(choiceOf);
}

function fitting(registrations: readonly Registration[], typed: string): readonly Registration[] {
  return registrations.filter(({ name }) => name.includes(asName(typed)));
}

/** `my-markov = markov:order=4`; of a file, its short hash and version. */
export function standsFor({ name, strategy, version }: Registration): string {
  return `${name} = ${isSandboxed(strategy) ? `file:${shortHash(strategy)}, v${version}` : strategy}`;
}

/** The first digits of a file's hash. */
export function shortHash(id: string): string {
  return (fileHashOf(id) ?? "").slice(0, 8);
}

function choiceOf(registration: Registration): Choice {
  return { value: registration.name, label: standsFor(registration).slice(0, CHOICE_CHARACTERS_MAX) };
}

/** At most 25 strategies that play any of the games and match the typed text, best first. */
export function suggestStrategies(
  typed: string,
  games: readonly MatrixGame[],
  locale: Locale,
): readonly Choice[] {
  const wanted = fold(typed.trim());
  const playing = families.filter((family) => games.some((game) => family.plays(game)));
  const family = playing.find((one) => wanted.startsWith(`${one.family}:`));
  const found = family ? settings(family, wanted) : byWords(playing, wanted, locale);
  return found.filter(({ value }) => value.length <= CHOICE_CHARACTERS_MAX).slice(0, CHOICES_MAX);
}

/** Names that start with the text rank before descriptions that contain it. */
function byWords(playing: readonly StrategyFamily[], wanted: string, locale: Locale): Choice[] {
  const choices = playing.map(({ family }) => ({
    value: family,
    label: shortened(labelled(family, strategyTitle(family, locale), locale)),
  }));
  const matching = choices.filter(({ label }) => fold(label).includes(wanted));
  const starts = ({ value }: Choice): boolean => value.startsWith(wanted);
  return [...matching.filter(starts), ...matching.filter((choice) => !starts(choice))];
}

/** The typed id with its last parameter completed: `markov:` becomes `markov:order=3`. */
function settings({ family, parameters }: StrategyFamily, wanted: string): Choice[] {
  const pairs = wanted.slice(family.length + 1).split(",");
  const last = pairs.pop() ?? "";
  const given = pairs.map((pair) => pair.split("=")[0]);
  const before = [`${family}:`, ...pairs.map((pair) => `${pair},`)].join("");
  return parameters
    .filter(({ name }) => !given.includes(name))
    .flatMap((parameter) => completions(parameter, last).map((pair) => ({ pair, parameter })))
    .map(({ pair, parameter }) => ({
      value: `${before}${pair}`,
      label: shortened(`${before}${pair} (${validValues(parameter)})`),
    }));
}

function completions(parameter: Parameter, typed: string): string[] {
  const { name, default: usual } = parameter;
  const values = parameter.kind === "choice" ? parameter.choices : [usual];
  const pairs = values.map((value) => `${name}=${value}`);
  const going = pairs.filter((pair) => pair.startsWith(typed));
  return going.length === 0 && typed.startsWith(`${name}=`) ? [typed] : going;
}

/** Cuts a long label after a whole word. */
function shortened(label: string): string {
  if (label.length <= CHOICE_CHARACTERS_MAX) return label;
  const kept = label.slice(0, CHOICE_CHARACTERS_MAX - 1);
  return `${/\s/.test(kept) ? kept.replace(/\s+\S*$/, "") : kept}…`;
}
