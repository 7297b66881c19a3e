// `/rps duel` and `/rps join`: challenges, and duels that are taken or shown again by a code.

import type { CommandCall, Reply } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { refusedAsk } from "../../kit/challenge.ts";
import { notice } from "../../kit/refusals.ts";
import { findRival, type Rival, type RivalProblem } from "../../kit/rival.ts";
import { sessionId } from "../../kit/session-id.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { DuelServices } from "../boards/boards.ts";
import { boardReply, takenRefusal } from "../boards/replies.ts";
import { openDuel, takeUp } from "../state/challenges.ts";
import { type Duel, isRunning } from "../state/document.ts";
import { type DuelDeps, findDuel } from "../state/duels.ts";
import { duelByCode, duelsOf, freshCode, listDuel, takeCode } from "../state/lists.ts";
import { asSide, type Person, personOf, sideOf } from "../state/person.ts";
import { type DuelTerms, termsOf } from "./options.ts";

/** How long a challenge stays open, in milliseconds. */
const OPEN_MS = 86_400_000;

/** Answers `/rps duel` and `/rps join`: giving a code takes that duel. */
export function duelCommand(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const isTaken = call.subcommand === "join" || call.options.code !== undefined;
  return isTaken ? join(deps, call) : offer(deps, call);
}

const NO_RIVAL: Readonly<Record<RivalProblem, MessageId>> = {
  nobody: "duel-nobody",
  unknown: "duel-whom-unknown",
  unmet: "person-unmet",
  me: "challenge-me",
  bot: "duel-whom-bot",
  self: "duel-self",
  unseen: "duel-unseen",
  left: "challenge-left",
};

async function offer(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const terms = termsOf(call);
  if ("type" in terms) return terms;
  if (!call.findPerson) return notice(say(caller.locale, "duel-nobody"));
  if (options.user === undefined) return offerDuel(deps, call, terms);
  const found = await findRival(deps, call, options.user);
  if ("problem" in found)
    return notice(say(caller.locale, NO_RIVAL[found.problem], { name: shownName(found.name) }));
  return offerDuel(deps, call, terms, found.rival);
}

/** Challenges `rival`; without one, anyone here may take it, and elsewhere anyone who has its code. */
export async function offerDuel(
  deps: DuelServices,
  call: Pick<CommandCall, "id" | "caller" | "place">,
  terms: DuelTerms,
  rival?: Rival,
): Promise<Reply> {
  const { store } = deps;
  const id = sessionId(store, call.caller, `duel:${call.id}`);
  const known = await findDuel(deps, id);
  const refused = rival && !known ? await refusedAsk(store, call.caller, rival, "duel") : undefined;
  if (refused) return refused;
  const invited = rival && { to: rival.to, name: rival.name };
  const code = rival ? undefined : (known?.code ?? (await reservedCode(deps, id)));
  const { duel, isNew } = await openFresh(deps, call, id, { ...terms, invited, code });
  return boardReply(deps, call, { id, duel }, isNew ? "new" : "duplicate");
}

/** Undefined if none was free: then the duel can only be taken here. */
async function reservedCode({ store }: DuelDeps, id: string): Promise<string | undefined> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = freshCode();
    if (await takeCode(store, code, id, OPEN_MS)) return code;
  }
  return undefined;
}

const CODE_TRIES = 3;

/** Stores a challenge, once. */
export async function openFresh(
  deps: DuelServices,
  { caller }: Pick<CommandCall, "caller">,
  id: string,
  terms: DuelTerms & Pick<Duel, "invited" | "code">,
) {
  const side = asSide(personOf(caller));
  for (const one of [side.player, terms.invited?.to])
    if (one !== undefined) await listDuel(deps.store, one, id);
  const challenge = { endsAt: deps.now() + OPEN_MS };
  return openDuel(deps, id, { ...terms, sides: [side], challenge, boards: [] });
}

async function join(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const person = personOf(caller);
  if (options.code === undefined) return showRunning(deps, call, person);
  const typed = options.code;
  if (deps.wrongCodes.areMany(person)) return notice(say(caller.locale, "duel-code-tries"));
  const id = await duelByCode(deps.store, typed);
  if (id === undefined) {
    deps.wrongCodes.note(person);
    return notice(say(caller.locale, "duel-code-unknown", { typed }));
  }
  await listDuel(deps.store, person.player, id);
  const taken = await takeUp(deps, id, person);
  if ("side" in taken) {
    deps.boards.show(id, taken.duel);
    return boardReply(deps, call, taken);
  }
  return takenRefusal(taken, caller, typed);
}

/** Shows the running duel here again: its message was deleted, or it continues in this chat. */
async function showRunning(deps: DuelServices, call: CommandCall, person: Person): Promise<Reply> {
  const ids = (await duelsOf(deps.store, person.player)).slice(0, LOOKED_AT);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await findDuel(deps, id) })));
  const running = found.find(({ duel }) => duel && isRunning(duel) && sideOf(duel, person) !== undefined);
  if (!running?.duel) return notice(say(call.caller.locale, "duel-none-running"));
  return boardReply(deps, call, { id: running.id, duel: running.duel }, "new");
}

/** How many of the newest duels are searched for a running one. */
const LOOKED_AT = 100;
