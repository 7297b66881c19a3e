import type { Registration } from "../../src/arena/submissions/index.ts";
import type { Choice, Completion } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { isPlayable, isSandboxed, StrategyProblem, strategyNames } from "../../src/core/strategies/index.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { CHOICE_CHARACTERS_MAX, CHOICES_MAX } from "../kit/options.ts";
import type { Services } from "../kit/services.ts";
import { suggestStrategies } from "./opponents.ts";
import { standsFor } from "./registration-view.ts";
import { type Found, findOwned, registrationsOf } from "./registrations/ledger.ts";
import { asName, nameRefusal } from "./registrations/name.ts";

/** The caller and the typed text, and the game if it's meant for one. */
export type Typing = Pick<Completion, "typed" | "caller"> & { readonly game?: MatrixGame };

async function registrationNamed(
  { store }: Pick<Services, "store">,
  typed: string,
): Promise<Found | undefined> {
  const name = asName(typed);
  return nameRefusal(name) ? undefined : findOwned(store, name);
}

export interface Meant {
  readonly strategy: string;
  readonly registration?: Found;
}

/** Resolves a name or strategy id. @throws StrategyProblem if there's no such name, or it plays other games; may suggest
 * the caller's own. */
export async function strategyMeant(services: Services, typing: Typing): Promise<Meant> {
  const meant = await strategyNamed(services, typing);
  const { registration } = meant;
  const { typed, game } = typing;
  if (game && registration?.file && !playsGame(registration, game))
    throw new StrategyProblem({ kind: "wrong-game", typed, family: registration.name, game: game.id });
  return meant;
}

/** Like `strategyMeant`, whatever it plays. @throws StrategyProblem if there's no such name. */
export async function strategyNamed(services: Services, typing: Typing): Promise<Meant> {
  const { typed, caller } = typing;
  const registration = await registrationNamed(services, typed);
  if (registration) return { strategy: registration.strategy, registration };
  // Sandboxed strategies are found by name only: knowing a hash doesn't give access to it.
  if (nameRefusal(asName(typed)) && !isSandboxed(typed)) return { strategy: typed };
  const own = (await registrationsOf(services.store, caller)).map(({ name }) => name);
  const nearest = nearestNames(asName(typed), [...own, ...strategyNames]);
  throw new StrategyProblem({ kind: "unknown-family", typed, nearest });
}

function playsGame({ strategy, file }: Registration, game: MatrixGame): boolean {
  return file ? file.games.includes(game.id) : isPlayable(strategy, game);
}

/** The person's strategies that can be entered at a game. */
export async function ownPlaying(
  services: Pick<Services, "store">,
  person: PlayerId,
  game: MatrixGame,
): Promise<readonly Registration[]> {
  const all = await registrationsOf(services.store, person);
  return all.filter((one) => playsGame(one, game));
}

/** The strategy of a registered name, if it exists and plays the game. */
export async function meaningOf(
  { store }: Pick<Services, "store">,
  name: string,
  game: string,
): Promise<string | undefined> {
  const found = await findOwned(store, name);
  const played = matrixGame(game);
  return found && played && playsGame(found, played) ? found.strategy : undefined;
}

/** At most 25 opponents: the caller's names, the exact name typed, the `known` ones, strategies. */
export async function suggestOpponents(
  services: Services,
  { typed, caller }: Typing,
  games: readonly MatrixGame[],
  known: readonly Choice[] = [],
): Promise<readonly Choice[]> {
  const own = await registrationsOf(services.store, caller);
  const exact = own.some(({ name }) => name === asName(typed))
    ? undefined
    : await registrationNamed(services, typed);
  const named = [...(exact ? [exact] : []), ...fitting(own, typed)];
  const playing = named.filter((one) => games.some((game) => playsGame(one, game)));
  const isKnown = ({ value }: Choice): boolean => known.some((one) => one.value === value);
  const others = suggestStrategies(typed, games, caller.locale).filter((choice) => !isKnown(choice));
  return [...playing.map(choiceOf), ...known, ...others].slice(0, CHOICES_MAX);
}

/** The caller's own names that match the typed text. */
export async function suggestOwnNames(
  { store }: Services,
  { typed, caller }: Typing,
): Promise<readonly Choice[]> {
  return fitting(await registrationsOf(store, caller), typed).map(choiceOf);
}

function fitting(registrations: readonly Registration[], typed: string): readonly Registration[] {
  return registrations.filter(({ name }) => name.includes(asName(typed)));
}

function choiceOf(registration: Registration): Choice {
  return { value: registration.name, label: standsFor(registration).slice(0, CHOICE_CHARACTERS_MAX) };
}
