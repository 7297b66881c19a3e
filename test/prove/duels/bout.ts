// One duel as its players see it: its ledger, and what its messages have shown so far.

import type { Caller, Reply, View } from "../../../src/chat/index.ts";
import type { Outgoing } from "./hall.ts";
import { type LeakWatch, publicOf, type Situation } from "./leaks.ts";
import type { DuelLedger } from "./ledger.ts";
import type { DuelPlan } from "./plan.ts";

export interface Bout {
  readonly plan: DuelPlan;
  readonly ledger: DuelLedger;
  /** The challenger, and whoever accepted. */
  sides: readonly [Caller, Caller];
  /** The round that a message showed last. */
  turn: number;
  isOver: boolean;
  /** What the two intend to pick, by round. */
  readonly moves: (readonly [string, string])[];
  /** When it started, by `performance.now()`. */
  readonly since: number;
  /** The final text of each message, by message. */
  readonly ends: Map<string, string>;
}

/** The duel's round and whether it's over, according to a message's buttons. */
export function shownBy(
  view: View | undefined,
): { session: string; turn: number; isOver: boolean } | undefined {
  const actions = (view?.buttons ?? []).flat().map(({ action }) => action);
  const [first] = actions.filter(({ scope }) => scope === "duel");
  if (!first) return undefined;
  const isOver = actions.some(({ move }) => move === "again");
  return { session: first.session, turn: first.turn, isOver };
}

/** Reads everything that the bots send, by duel. */
export interface Reading {
  add(bout: Bout): void;
  remove(bout: Bout): void;
  read(outgoing: Outgoing): void;
  /** The message posted for the duel, other than answers. */
  postOf(id: string): string | undefined;
  /** Duels that appeared in messages but have no players. */
  strange(): readonly string[];
}

export function openReading(leaks: LeakWatch): Reading {
  const bouts = new Map<string, Bout>();
  const shownIds = new Set<string>();
  const known = new Set<string>();
  const posts = new Map<string, string>();
  return {
    postOf: (id) => posts.get(id),
    strange: () => [...shownIds].filter((id) => !known.has(id)),
    add: (bout) => {
      bouts.set(bout.ledger.id, bout);
      known.add(bout.ledger.id);
    },
    remove: ({ ledger }) => void bouts.delete(ledger.id),
    read: (outgoing) => {
      const shown = shownBy(viewIn(outgoing));
      const pressed = outgoing.to?.type === "press" ? outgoing.to.action?.session : undefined;
      if (shown) shownIds.add(shown.session);
      if (shown && outgoing.message?.startsWith("post-")) posts.set(shown.session, outgoing.message);
      const bout = bouts.get(shown?.session ?? pressed ?? "");
      if (!bout) return;
      lookForLeaks(leaks, bout, outgoing, shown?.turn);
      if (shown) noteShown(bout, outgoing, shown);
    },
  };
}

function noteShown(
  bout: Bout,
  { text, message }: Outgoing,
  { turn, isOver }: { readonly turn: number; readonly isOver: boolean },
): void {
  const { ends } = bout;
  bout.turn = Math.max(bout.turn, turn);
  if (!isOver) return;
  bout.isOver = true;
  if (message !== undefined) ends.set(message, text);
}

function viewIn({ text }: Outgoing): View | undefined {
  const said = JSON.parse(text) as Reply | View;
  if (!("type" in said)) return said;
  return "view" in said ? said.view : undefined;
}

/** Any of three: no one has chosen, or one of the two has. */
const CHOSEN_FORMS = 3;

function lookForLeaks(leaks: LeakWatch, bout: Bout, outgoing: Outgoing, turn: number | undefined): void {
  const { ledger, plan, sides } = bout;
  if (turn === undefined || bout.isOver || plan.course.kind === "agreed" || plan.course.kind === "resigned")
    return;
  const known = publicOf(ledger, turn);
  if (known === undefined) return;
  const hidden = ledger.presses.filter((one) => one.turn === turn).map(({ side, move }) => `${side}${move}`);
  if (hidden.length === 0) return;
  const { to, text } = outgoing;
  const presser = to && sides.findIndex(({ id }) => id === to.caller.id);
  const isPickIn = to?.type === "press" && text.includes('"counted":"new"') && to.action?.turn === turn;
  const key = [
    ...[known, plan.wayIn, sides.map(({ platform, locale }) => platform + locale).join()],
    ...[presser ?? "board", isPickIn, /"type":"(\w+)"/.exec(text)?.[1], RUSSIAN_BUTTON.test(text)],
  ].join("|");
  // The answer to a counted pick shows that the presser has chosen, and no one else.
  const forms = isPickIn ? 1 : to ? FORMS_SHOWN * CHOSEN_FORMS : 2 * CHOSEN_FORMS;
  leaks.look(withoutToast(text), { key, hidden: hidden.toSorted().join(), names: namesOf(bout), forms });
}

/** A toast only for the presser may name their own pick; `shared-messages.conformance.test.ts` checks for each platform
 * that no one else gets it. */
function withoutToast(text: string): string {
  const said = JSON.parse(text) as Reply | View;
  if (!("privateToast" in said && said.privateToast)) return text;
  return JSON.stringify({ ...said, toast: said.toast && "TOAST" });
}

/** A message stays in the language of whoever started it. */
const RUSSIAN_BUTTON = /"label":"[^"]*[а-яё]/iu;

/** Counted earlier, late, and just started. */
const FORMS_SHOWN = 4;

function namesOf({ ledger, sides }: Bout): Situation["names"] {
  const name = (side: Caller): RegExp => new RegExp(`${side.name.replace(/b$/, "")}b?(?!\\d)`, "g");
  return [
    [new RegExp(ledger.id, "g"), "ID"],
    [name(sides[0]), "A"],
    [name(sides[1]), "B"],
    [/\d{9,}/g, "#"],
    // Distinguishes two duels in one chat; derived from the id.
    [/(?<=(?:duel|поединок) )[a-z0-9]{4}(?=")/g, "TAG"],
    [/\/rps duel [0-9A-Z]{4,12}/g, "JOIN"],
    // A person's achievements in finished duels are shown to them once, beside whatever they press next.
    [/ · 🏅[^"]*|,\{"type":"quiet","text":"🏅[^"]*"\}/gu, ""],
  ];
}
