// `/rps duel` and `/rps join`: challenges, and duels that are taken or shown again by a code.

import type { ButtonPress, CommandCall, Reply } from "../../../src/chat/index.ts";
import { type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { noteChallengePosted } from "../../../src/people/index.ts";
import { ANSWER_MINUTES, challenge } from "../../kit/challenge.ts";
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

/** How long a challenge stays open, in milliseconds: in a group; in private or in an unknown chat. */
const OPEN_MS = { minutes: ANSWER_MINUTES * 60_000, day: 86_400_000 } as const;

/** Answers `/rps duel` and `/rps join`: giving a code takes that duel. */
export function duelCommand(deps: DuelServices, call: CommandCall): Promise<Reply> {
  const isTaken = call.subcommand === "join" || call.options.code !== undefined;
  return isTaken ? join(deps, call) : offer(deps, call);
}

const NO_RIVAL: Readonly<Record<RivalProblem, MessageId>> = {
  nobody: "duel-nobody",
  unknown: "duel-whom-unknown",
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
  const { store, now } = deps;
  const id = sessionId(store, call.caller, `duel:${call.id}`);
  const fresh = freshDuel(deps, call, terms);
  const begun = await asking(deps, call, id, fresh, rival);
  if ("refused" in begun) return begun.refused;
  const { mentions } = begun;
  const invited = rival && { to: rival.to, name: rival.name, player: rival.player, mentions };
  const code = rival ? undefined : ((await findDuel(deps, id))?.code ?? (await reservedCode(deps, id)));
  const { duel, isNew } = await stored(deps, id, { ...fresh, invited, code });
  const posted = rival && (() => noteChallengePosted(store, fresh.sides[0].player, id, now()));
  return boardReply(deps, call, { id, duel }, isNew ? "new" : "duplicate", posted);
}

/** Undefined if none was free: then the duel can only be taken here. */
async function reservedCode({ store }: DuelDeps, id: string): Promise<string | undefined> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = freshCode();
    if (await takeCode(store, code, id, OPEN_MS.day)) return code;
  }
  return undefined;
}

const CODE_TRIES = 3;

/** A duel that the first comer may take, in an existing message. */
export async function openFresh(deps: DuelServices, press: ButtonPress, id: string, terms: DuelTerms) {
  const fresh = freshDuel(deps, press, terms);
  const asked = (await findDuel(deps, id)) ? undefined : await asking(deps, press, id, fresh);
  return asked && "refused" in asked ? asked : stored(deps, id, fresh);
}

async function stored(deps: DuelDeps, id: string, fresh: Duel) {
  await listDuel(deps.store, fresh.sides[0].player, id);
  return openDuel(deps, id, fresh);
}

type Asked = Pick<CommandCall, "caller" | "place">;

function asking({ store, now }: DuelDeps, call: Asked, id: string, fresh: Duel, rival?: Rival) {
  return challenge(store, call, { what: "duel", id, at: now(), endsAt: fresh.challenge.endsAt }, rival);
}

function freshDuel({ now }: DuelDeps, call: Asked, terms: DuelTerms): Duel {
  const person = personOf(call.caller);
  const { kind, editsOnly } = call.place;
  const lapse = editsOnly || kind === "private" ? "day" : "minutes";
  const challenge = { endsAt: now() + OPEN_MS[lapse] };
  return { ...terms, lapse, sides: [asSide(person)], challenge, boards: [] };
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
  const taken = await takeUp(deps, id, person, call);
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
