import type { Registration } from "../../src/arena/submissions/index.ts";
import type { Choice, Completion } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { isPlayable, isSandboxed, StrategyProblem, strategyNames } from "../../src/core/strategies/index.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import { type PlayerId, readPlayerId } from "../../src/people/index.ts";
import { CHOICE_CHARACTERS_MAX, CHOICES_MAX } from "../kit/options.ts";
import type { Services } from "../kit/services.ts";
import { suggestStrategies } from "./opponents.ts";
import { standsFor } from "./registration-view.ts";
import { registrationsOf } from "./registrations/ledger.ts";
import { asName, nameRefusal } from "./registrations/name.ts";
import { findMet, frozenOf, type Met } from "./registrations/visibility.ts";

/** The caller and the typed text, and the game if it's meant for one. */
export type Typing = Pick<Completion, "typed" | "caller"> & { readonly game?: MatrixGame };

async function registrationNamed(services: Services, { typed, caller }: Typing): Promise<Met | undefined> {
  const name = asName(typed);
  return nameRefusal(name) ? undefined : findMet(services, caller, name);
}

export interface Meant {
  readonly strategy: string;
  readonly registration?: Met;
}

/** Resolves a name or strategy id. @throws StrategyProblem if the caller doesn't know the name, its file is frozen, or
 * it plays other games; may suggest the caller's own. */
export async function strategyMeant(services: Services, typing: Typing): Promise<Meant> {
  const meant = await strategyNamed(services, typing);
  const { registration } = meant;
  const { typed, game } = typing;
  if (registration?.frozen)
    throw new StrategyProblem({ kind: "frozen", typed: registration.name, reason: registration.frozen.why });
  if (game && registration?.file && !playsGame(registration, game))
    throw new StrategyProblem({ kind: "wrong-game", typed, family: registration.name, game: game.id });
  return meant;
}

/** Like `strategyMeant`, but also for frozen files. @throws StrategyProblem if the caller doesn't know the name. */
export async function strategyNamed(services: Services, typing: Typing): Promise<Meant> {
  const { typed, caller } = typing;
  const registration = await registrationNamed(services, typing);
  if (registration) return { strategy: registration.strategy, registration };
  // Sandboxed strategies are found by name only: knowing a draft's hash doesn't give access to it.
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
  const own = all.filter((one) => playsGame(one, game));
  const frozen = await Promise.all(own.map((one) => frozenOf(services.store, one)));
  return own.filter((_, at) => !frozen[at]);
}

/** The strategy of a registered name, if it exists, plays the game, and `by` (`platform:id`) may play against it. */
export async function meaningOf(
  services: Pick<Services, "store" | "now">,
  name: string,
  game: string,
  by: string | undefined,
): Promise<string | undefined> {
  const met = await findMet(services, by === undefined ? undefined : readPlayerId(by), name);
  const played = matrixGame(game);
  return met && !met.frozen && played && playsGame(met, played) ? met.strategy : undefined;
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
    : await registrationNamed(services, { typed, caller });
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
