// The page's API: the board as its player may see it, a move, a new board. Moves and commands go through the dispatch
// like those from a chat, so the same budgets, order, areas and turns apply.

import { z } from "zod";
import {
  DAILY_SCOPE,
  MINES_SCOPE,
  RACE_SCOPE,
  type Seen,
  unseenWords,
} from "../../../commands/mines/index.ts";
import { type Caller, createBudgets, type Incoming, type Reply } from "../../chat/index.ts";
import { supported } from "../../infra/i18n/index.ts";
import type { EventOutcome } from "../../infra/metrics/meters.ts";
import { StoreError } from "../../infra/store/index.ts";
import { json, type Page, type Sent, type Site, type Visit } from "../page/page.ts";
import { sentJson } from "../page/visit.ts";
import { isRefused, signedInTo } from "../sign-in/signed-in.ts";
import { textsIn } from "./texts.ts";
import type { MinesAnswer } from "./wire.ts";

const BODY_BYTES = 1_024;

const session = z.string().regex(/^[\w-]{1,64}$/);
const own = { id: z.string().regex(/^[\w-]{8,64}$/), locale: z.string().max(35).optional() };

const STATE = z.strictObject({ session: session.optional(), locale: own.locale });
const MOVE = z.strictObject({
  ...own,
  session,
  scope: z.enum([MINES_SCOPE, DAILY_SCOPE, RACE_SCOPE]),
  turn: z.int().nonnegative().max(1_000_000),
  move: z.string().regex(/^(?:[ofuc]\d{1,3}|hint|stop|again|continue|new|accept|decline|retract|play)$/),
});
const ANSWER = z.enum(["yes", "no"]);
/** The command reads typed sizes and numbers itself, and explains what it doesn't understand. */
const NEW = z.strictObject({
  ...own,
  options: z.union([
    z.strictObject({
      level: z.enum(["pocket", "small", "beginner", "intermediate", "expert"]),
      noguess: ANSWER,
    }),
    z.strictObject({ size: z.string().max(11), mines: z.exactOptional(z.string().max(5)), noguess: ANSWER }),
  ]),
});

/** The page shows the whole board, however large. */
const FIELD = { columns: 30, rows: 20 } as const;

export function boardPages(site: Site): readonly Page[] {
  const { now } = site.app.services;
  const looks = createBudgets({ now, log: site.log });
  const page = <T>(
    name: string,
    shape: z.ZodType<T>,
    answer: (asking: Asking<T>) => Promise<Sent>,
  ): Page => ({
    path: `/mines/api/${name}`,
    method: "POST",
    bodyBytes: BODY_BYTES,
    answer: (visit) => asked(site, visit, shape, answer),
  });
  return [
    page("state", STATE, (asking) => {
      const verdict = looks.charge(asking.caller, "suggestion");
      if (verdict.state === "in") return look(asking);
      return Promise.resolve(problem(asking.visit.say("web-mines-too-often"), 429));
    }),
    page("move", MOVE, move),
    page("new", NEW, begin),
  ];
}

/** A request from someone who's signed in. */
interface Asking<T> {
  readonly site: Site;
  readonly visit: Visit;
  readonly caller: Caller;
  readonly asked: T;
}

async function asked<T>(
  site: Site,
  visit: Visit,
  shape: z.ZodType<T>,
  answer: (asking: Asking<T>) => Promise<Sent>,
): Promise<Sent> {
  const person = signedInTo(site, "play", visit);
  if (isRefused(person)) return person;
  const { data } = shape.safeParse(await sentJson(visit));
  if (!data) return problem(visit.say("web-mines-not-understood"), 400);
  const named = {
    caller: { ...person, fieldLimits: FIELD },
    place: { kind: "private", id: person.id },
  } as const;
  const { caller } = (await site.app.dispatch.inLanguage?.(named)) ?? named;
  try {
    return await answer({ site, visit, caller, asked: data });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    site.log.warn({ err: error, platform: caller.platform }, "a board could not be read for its page");
    return problem(visit.say("failure-store", { code: "unreachable" }), 503);
  }
}

async function look({ site, caller, asked }: Asking<z.infer<typeof STATE>>): Promise<Sent> {
  const seen = await site.app.mines.seen(caller, asked.session);
  return sent(seen, caller, { ...textsFor(caller, asked.locale) });
}

/** After these, the page should show a different board. */
const LEAVING: ReadonlySet<string> = new Set(["again", "new", "play"]);

async function move(asking: Asking<z.infer<typeof MOVE>>): Promise<Sent> {
  const { id, session, scope, turn, move } = asking.asked;
  const action = { scope, session, turn, move };
  const { reply, outcome } = await handled(asking, (event) => ({ type: "press", ...event, action }), id);
  if (!isRefusal(outcome)) asking.site.app.mines.updateChat(asking.caller, session);
  const isLeft = LEAVING.has(move) && reply.type !== "notice";
  return outcomeOf(asking, { reply, outcome }, isLeft ? undefined : session);
}

async function begin(asking: Asking<z.infer<typeof NEW>>): Promise<Sent> {
  const { id, options } = asking.asked;
  const command = { type: "command", command: "mines", subcommand: "play", options } as const;
  return outcomeOf(asking, await handled(asking, (event) => ({ ...event, ...command }), id), undefined);
}

interface Handled {
  readonly reply: Reply;
  readonly outcome: EventOutcome;
}

/** Handles the event as if it came from the person's private chat. `id`: from the page, unique per person. */
async function handled(
  { site, caller }: Asking<unknown>,
  incoming: (event: Pick<Incoming, "id" | "caller" | "place">) => Incoming,
  id: string,
): Promise<Handled> {
  let outcome: EventOutcome = "failed";
  const event = {
    id: `page:${caller.platform}:${caller.id}:${id}`,
    caller,
    place: { kind: "private", id: caller.id },
  } as const;
  const reply = await site.app.dispatch.handle(incoming(event), (counted) => {
    outcome = counted;
  });
  return { reply, outcome };
}

/** Nothing was done, and the board may not even be readable. */
const REFUSED = {
  budget: 429,
  busy: 503,
  "store-away": 503,
  failed: 500,
  "switched-off": 403,
  "not-yours": 403,
  "not-understood": 400,
} as const;

const isRefusal = (outcome: EventOutcome): outcome is keyof typeof REFUSED => Object.hasOwn(REFUSED, outcome);

async function outcomeOf(
  { site, caller, asked }: Asking<{ readonly locale?: string | undefined }>,
  { reply, outcome }: Handled,
  session: string | undefined,
): Promise<Sent> {
  const words = wordsOf(reply);
  if (isRefusal(outcome)) return problem(words ?? "", REFUSED[outcome]);
  const seen = await site.app.mines.seen(caller, session);
  const wanted = wantedBy(reply);
  const more = { ...textsFor(caller, asked.locale), ...(wanted !== undefined && { wanted: wanted.id }) };
  if (wanted) return sent(seen, caller, { ...more, problem: wanted.words }, 409);
  if (outcome === "outdated") return sent(seen, caller, { ...more, ...(words && { problem: words }) }, 409);
  if (outcome === "refused") return sent(seen, caller, { ...more, ...(words && { problem: words }) }, 422);
  return sent(seen, caller, { ...more, ...(words && { said: words }) });
}

function wordsOf(reply: Reply): string | undefined {
  if (reply.type === "notice") return reply.text;
  if (reply.type === "silence") return reply.brief;
  return reply.type === "edit" ? (reply.notice ?? reply.toast) : undefined;
}

/** The board that the reply asks about because another one is open. */
function wantedBy(reply: Reply): { readonly id: string; readonly words: string } | undefined {
  if (reply.type !== "post") return undefined;
  const action = reply.view.buttons?.flat().find(({ action }) => action.move === "new")?.action;
  const words = reply.view.blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return action && { id: action.session, words: words.join("\n") };
}

const UNSEEN = { "not-yours": 403, gone: 404 } as const;

function sent(seen: Seen, caller: Caller, more: MinesAnswer, status = 200): Sent {
  if (seen.kind === "board") return json({ ...more, board: seen.board } satisfies MinesAnswer, status);
  if (seen.kind === "race") return json({ ...more, race: seen.race } satisfies MinesAnswer, status);
  const words = unseenWords(seen.kind, caller);
  if (seen.kind === "none") return json({ said: words, ...more } satisfies MinesAnswer, status);
  return json({ ...more, problem: words } satisfies MinesAnswer, UNSEEN[seen.kind]);
}

function problem(words: string, status: number): Sent {
  return json({ problem: words } satisfies MinesAnswer, status);
}

/** The page's texts in the person's language, if the page is in a different one. */
function textsFor({ locale }: Caller, shown: string | undefined): Pick<MinesAnswer, "texts"> {
  return shown !== undefined && supported(shown) !== locale ? { texts: textsIn(locale) } : {};
}
