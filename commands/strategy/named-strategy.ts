import type { Registration } from "../../src/arena/made/index.ts";
import type { Choice, Completion } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { isPlayable, StrategyProblem, strategyNames } from "../../src/core/strategies/index.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import { CHOICE_CHARACTERS_MAX, CHOICES_MAX } from "../kit/options.ts";
import type { Services } from "../kit/services.ts";
import { suggestStrategies } from "./opponents.ts";
import { findRegistration, registrationsOf } from "./registrations/ledger.ts";
import { asName, nameRefusal } from "./registrations/name.ts";

/** The caller and the typed text. */
export type Typing = Pick<Completion, "typed" | "caller">;

async function registrationNamed({ store }: Services, typed: string): Promise<Registration | undefined> {
  const name = asName(typed);
  return nameRefusal(name) ? undefined : findRegistration(store, name);
}

interface Meant {
  readonly strategy: string;
  readonly registration?: Registration;
}

/** Resolves a name or strategy id. @throws StrategyProblem for an unknown name; may suggest own. */
export async function strategyMeant(services: Services, { typed, caller }: Typing): Promise<Meant> {
  const registration = await registrationNamed(services, typed);
  if (registration) return { strategy: registration.strategy, registration };
  if (nameRefusal(asName(typed))) return { strategy: typed };
  const own = (await registrationsOf(services.store, caller)).map(({ name }) => name);
  const nearest = nearestNames(asName(typed), [...own, ...strategyNames]);
  throw new StrategyProblem({ kind: "unknown-family", typed, nearest });
}

/** The strategy of a registered name, if it exists and plays the game. */
export async function meaningOf(
  store: Services["store"],
  name: string,
  game: string,
): Promise<string | undefined> {
  const strategy = (await findRegistration(store, name))?.strategy;
  const played = matrixGame(game);
  return strategy !== undefined && played && isPlayable(strategy, played) ? strategy : undefined;
}

/** At most 25 opponents: the caller's names, the exact name typed, strategies. */
export async function suggestOpponents(
  services: Services,
  { typed, caller }: Typing,
  games: readonly MatrixGame[],
): Promise<readonly Choice[]> {
  const own = await registrationsOf(services.store, caller);
  const exact = own.some(({ name }) => name === asName(typed))
    ? undefined
    : await registrationNamed(services, typed);
  const named = [...(exact ? [exact] : []), ...fitting(own, typed)];
  const playing = named.filter(({ strategy }) => games.some((game) => isPlayable(strategy, game)));
  return [...playing.map(choiceOf), ...suggestStrategies(typed, games, caller.locale)].slice(0, CHOICES_MAX);
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

function choiceOf({ name, strategy }: Registration): Choice {
  return { value: name, label: `${name} = ${strategy}`.slice(0, CHOICE_CHARACTERS_MAX) };
}
