// `/tournament join` and `leave`, by strategy or by registered name.

import type { Choice, CommandCall, Completion, Reply, SubcommandSpec } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { canonicalId, StrategyProblem } from "../../src/core/strategies/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { CHOICES_MAX } from "../kit/options.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { registrationsOf, strategyMeant, suggestOpponents, type Typing } from "../strategy/index.ts";
import type { TournamentServices } from "./index.ts";
import { type Current, type Entry, isBuiltIn, meantToLeave, type Venue } from "./index.ts";
import { AT, asked } from "./meant.ts";
import { shownReply } from "./replies.ts";

export const JOIN: SubcommandSpec = {
  name: "join",
  options: [
    {
      type: "text",
      name: "strategy",
      description: "option-entrant",
      maxLength: 100,
      suggests: true,
      examples: FAMILIES_BY_FAME,
    },
  ],
  audience: "caller",
  typedOnly: true,
};

export const LEAVE: SubcommandSpec = {
  name: "leave",
  options: [{ type: "text", name: "strategy", maxLength: 100, suggests: true }],
  audience: "caller",
  typedOnly: true,
};

export async function join(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const { strategy: typed = "" } = options;
  const found = await asked(services, call, options[AT]);
  const game = matrixGame(found?.document.current?.game ?? "");
  if (!found || !game) return notice(say(caller.locale, "tournament-none-open"));
  try {
    const entry = await entryOf(services, { caller, typed, game, kind: found.home.kind });
    const result = await services.tournaments.join(found.home, entry);
    return shownReply(call, result, "tournament-joined", { entrant: entry.name });
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** @throws StrategyProblem if it's neither a strategy for the game nor a registered name. */
async function entryOf(
  services: TournamentServices,
  { caller, typed, game, kind }: Required<Typing> & Pick<Venue, "kind">,
): Promise<Entry> {
  const { strategy: meant, registration } = await strategyMeant(services, { typed, caller, game });
  const strategy = canonicalId(meant, game);
  const by = writePlayerId(caller);
  if (!registration) return { name: strategy, strategy, by };
  const own = await registrationsOf(services.store, caller);
  const named: Entry = { name: registration.name, strategy, by, isRegistered: true };
  const isOwn = own.some(({ name }) => name === registration.name);
  // Lets deletion find the chat with the owner's data. A private chat belongs to its person only.
  const inGroup = { ...named, owner: registration.owner, ...(isOwn && { author: shownName(caller.name) }) };
  return kind === "group" ? inGroup : named;
}

export async function leave(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const found = await asked(services, call, options[AT]);
  if (!found) return notice(say(caller.locale, "tournament-none-open"));
  const { home, isHere } = found;
  const { current } = found.document;
  const leaving = { name: nameMeant(options.strategy, current), by: writePlayerId(caller) };
  const entry = meantToLeave(current, leaving);
  const isForeign = entry !== undefined && entry.by !== leaving.by;
  const manages = isForeign && isHere && ((await call.mayManage?.()) ?? false);
  const outcome = await services.tournaments.leave(home, { ...leaving, manages });
  const done = current?.progress ? "tournament-leaves-later" : "tournament-left";
  return shownReply(call, outcome, done, { entrant: entry?.name ?? options.strategy });
}

/** The entrant name for the typed strategy; entrants have canonical ids. */
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
  const current = await currentIn(services, completion);
  const game = matrixGame(current?.game ?? "");
  return suggestOpponents(services, completion, game ? [game] : CHAT_GAMES);
}

/** Entrants that may be withdrawn, the caller's own first. */
export async function suggestLeavers(
  services: TournamentServices,
  completion: Completion,
): Promise<readonly Choice[]> {
  const current = await currentIn(services, completion);
  const me = writePlayerId(completion.caller);
  const wanted = completion.typed.trim().toLowerCase();
  const fitting = (current?.entrants ?? []).filter((one) => !isBuiltIn(one) && one.name.includes(wanted));
  const own = fitting.filter(({ by }) => by === me);
  const all = [...own, ...fitting.filter(({ by }) => by !== me)];
  return all.slice(0, CHOICES_MAX).map(({ name }) => ({ value: name, label: name }));
}

async function currentIn(services: TournamentServices, completion: Completion) {
  return (await asked(services, completion, undefined))?.document.current;
}
