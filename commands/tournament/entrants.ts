// `/tournament join` and `leave`, by strategy or by registered name.

import type { Choice, CommandCall, Completion, Reply, SubcommandSpec } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { canonicalId, StrategyProblem } from "../../src/core/strategies/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { CHOICES_MAX } from "../kit/options.ts";
import { notice } from "../kit/refusals.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { registrationsOf, strategyMeant, suggestOpponents } from "../strategy/index.ts";
import { type Current, type Entry, isHouse, meantToLeave, venueOf } from "./index.ts";
import { shownReply } from "./replies.ts";
import type { TournamentServices } from "./services.ts";

export const JOIN: SubcommandSpec = {
  name: "join",
  description: "command-tournament-join",
  options: [
    {
      ...{ type: "text", name: "strategy", description: "option-entrant", maxLength: 100, suggests: true },
      examples: FAMILIES_BY_FAME,
    },
  ],
  audience: "caller",
  typedOnly: true,
};

export const LEAVE: SubcommandSpec = {
  name: "leave",
  description: "command-tournament-leave",
  options: [{ type: "text", name: "strategy", description: "option-leaver", maxLength: 100, suggests: true }],
  audience: "caller",
  typedOnly: true,
};

export async function join(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  const { strategy: typed } = options;
  if (typed === undefined) return notice(say(caller.locale, "tournament-join-whom"));
  const venue = await services.tournaments.home(venueOf(caller, place));
  const { current } = await services.tournaments.read(venue);
  const game = matrixGame(current?.game ?? "");
  if (!game) return notice(say(caller.locale, "tournament-none-open"));
  try {
    const { entry, isOwn } = await entryOf(services, call, typed, game);
    const result = await services.tournaments.join(venue, entry);
    const isIn = "tournament" in result || result.refusal === "joined-already";
    if (isOwn && isIn) await services.milestones?.earn(caller, "tournament");
    return shownReply(call, result, "tournament-joined", { entrant: entry.name });
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** @throws StrategyProblem when it is neither a strategy of the game nor a registered name. */
async function entryOf(
  services: TournamentServices,
  { caller, place }: CommandCall,
  typed: string,
  game: MatrixGame,
): Promise<{ readonly entry: Entry; readonly isOwn: boolean }> {
  const { strategy: meant, registration } = await strategyMeant(services, { typed, caller, game });
  const strategy = canonicalId(meant, game);
  const by = writePlayerId(caller);
  if (!registration) return { entry: { name: strategy, strategy, by }, isOwn: false };
  const own = await registrationsOf(services.store, caller);
  const named: Entry = { name: registration.name, strategy, by, isRegistered: true };
  return {
    // The owner finds the place by it when their data goes. A private chat is its person's alone.
    entry: place.kind === "group" ? { ...named, owner: registration.owner } : named,
    isOwn: own.some(({ name }) => name === registration.name),
  };
}

export async function leave({ tournaments }: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  const here = venueOf(caller, place);
  const venue = await tournaments.home(here);
  const { current } = await tournaments.read(venue);
  const asked = { name: nameMeant(options.strategy, current), by: writePlayerId(caller) };
  const entry = meantToLeave(current, asked);
  const isForeign = entry !== undefined && entry.by !== asked.by;
  const manages = isForeign && venue === here && ((await call.mayManage?.()) ?? false);
  const outcome = await tournaments.leave(venue, { ...asked, manages });
  const done = current?.progress ? "tournament-leaves-later" : "tournament-left";
  return shownReply(call, outcome, done, { entrant: entry?.name ?? options.strategy });
}

/** The entrant name for the typed strategy; entrants hold canonical ids. */
function nameMeant(typed: string | undefined, current: Current | undefined): string | undefined {
  const game = matrixGame(current?.game ?? "");
  const name = typed?.trim().toLowerCase();
  if (name === undefined || !game || current?.entrants.some((entry) => entry.name === name)) return name;
  try {
    return canonicalId(name, game);
  } catch (error) {
    if (error instanceof StrategyProblem) return name;
    throw error;
  }
}

export async function suggestEntrants(
  services: TournamentServices,
  completion: Completion,
): Promise<readonly Choice[]> {
  const { current } = await readHome(services, completion);
  const game = matrixGame(current?.game ?? "");
  return suggestOpponents(services, completion, game ? [game] : CHAT_GAMES);
}

/** Entrants that may be withdrawn, the caller's own first. */
export async function suggestLeavers(
  services: TournamentServices,
  completion: Completion,
): Promise<readonly Choice[]> {
  const { current } = await readHome(services, completion);
  const me = writePlayerId(completion.caller);
  const wanted = completion.typed.trim().toLowerCase();
  const fitting = (current?.entrants ?? []).filter((one) => !isHouse(one) && one.name.includes(wanted));
  const own = fitting.filter(({ by }) => by === me);
  const all = [...own, ...fitting.filter(({ by }) => by !== me)];
  return all.slice(0, CHOICES_MAX).map(({ name }) => ({ value: name, label: name }));
}

async function readHome({ tournaments }: TournamentServices, { caller, place }: Completion) {
  return tournaments.read(await tournaments.home(venueOf(caller, place)));
}
