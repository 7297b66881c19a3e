// Two people and a duel between them in tests: real commands and store; buttons are pressed by their moves.

import { noteBoard } from "../../../commands/duel/duels.ts";
import { boardAt, DUEL, type Duel } from "../../../commands/duel/rules.ts";
import type {
  Button,
  Caller,
  EditOutcome,
  FoundPerson,
  Incoming,
  Place,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import { endLater } from "../../ends.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "../play/table.ts";

export const GROUP: Place = { kind: "group", id: "-5" };
export const BORIS_EN: Caller = { ...BORIS, locale: "en" };
export const VERA: Caller = { platform: "telegram", id: "3", name: "Vera", locale: "en" };

export interface Ring {
  readonly table: Table;
  readonly clock: { now: number };
  /** `/rps duel`, by Anna by default; `user`: the person she names. */
  call(options?: Record<string, string>, by?: Partial<Incoming> & { readonly user?: Caller }): Promise<Reply>;
  /** Presses the button with that move below a reply. */
  press(reply: Reply, move: string, caller?: Caller, by?: Partial<Incoming>): Promise<Reply>;
  /** Starts a duel that Boris accepts; resolves to the message after that. */
  begin(options?: Record<string, string>): Promise<Reply>;
  /** Both pick; resolves to the reply to the second pick. */
  round(reply: Reply, anna: string, boris: string): Promise<Reply>;
  /** A duel of three rounds that Anna won. */
  won(): Promise<Reply>;
  /** The challenge that Anna may send into any chat. */
  offered(): Promise<Reply>;
  stored(reply: Reply): Promise<Duel | undefined>;
  /** Posts the reply as a message that the duel knows of. */
  shown(reply: Reply, at?: { readonly platform?: string; readonly place?: Place }): Promise<Reply>;
  /** Runs the clocks, as a serving process does. */
  serve(delivery?: { readonly edits?: EditOutcome }): Promise<void>;
  tick(): Promise<void>;
  /** Resolves once all messages are up to date. */
  settled(): Promise<void>;
  stop(): Promise<void>;
  /** The message as it looked at a later turn. */
  lastOf(reply: Reply, turn: number): Reply;
  /** What the last edit outside a reply showed. */
  lastEdit(): string;
  lastShown(): Reply;
}

export const found = ({ id, name }: Caller): FoundPerson => ({ id, name, isBot: false });

export async function openRing(options: Parameters<typeof openTable>[0] = {}): Promise<Ring> {
  const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
  let outcome: EditOutcome = "edited";
  const table = await openTable({ now: () => clock.now, editing: () => outcome, ...options });
  let events = 0;
  const lastView = (): View => table.edits.at(-1)?.view ?? { blocks: [] };
  const ring: Ring = {
    ...{ table, clock },
    call: (typed = {}, { user, ...by } = {}) => {
      const findPerson = () => (user ? found(user) : ({ problem: "unknown" } as const));
      const event = { caller: ANNA, place: GROUP, findPerson, ...by };
      return table.type("rps", "duel", { ...typed, ...(user && { user: "x" }) }, event as never);
    },
    press: (reply, move, caller = BORIS_EN, by = {}) => {
      const { action } = buttonFor(viewOf(reply), move);
      const event = { id: `ring-${++events}`, caller, place: GROUP, ...by };
      return table.dispatch.handle({ ...event, type: "press", action } as Incoming);
    },
    begin: async (typed) => ring.press(await ring.call(typed), "accept"),
    round: async (reply, anna, boris) => {
      await ring.press(reply, anna, ANNA);
      return ring.press(reply, boris);
    },
    won: async () => {
      let over = await ring.begin();
      for (let round = 0; round < 3; round++) over = await ring.round(over, "rock", "scissors");
      return over;
    },
    offered: async () => {
      const place = { kind: "group", id: "inline", editsOnly: true } as const;
      const [offer] = await table.dispatch.offers({
        type: "offer",
        id: "q",
        query: "duel",
        caller: ANNA,
        place,
      });
      return { type: "post", view: offer?.view ?? { blocks: [] }, audience: "place" };
    },
    shown: async (reply, { platform = "telegram", place = GROUP } = {}) => {
      const id = sessionOf(viewOf(reply));
      const board = boardAt(platform, place, `shown-${++events}`, "en");
      await noteBoard(table.services, id, board);
      return reply;
    },
    serve: async ({ edits = "edited" } = {}) => {
      const { post, privateChat } = table.services;
      outcome = edits;
      endLater(() => table.duel.background?.stop());
      await table.duel.background?.start({ post, privateChat, edit: table.services.edit });
    },
    tick: async () => {
      await table.duel.look();
      await ring.settled();
    },
    settled: () => table.duel.settled(),
    stop: async () => table.duel.background?.stop(),
    lastOf: (reply, turn) => {
      const view = viewOf(reply);
      const at = (button: Button): Button => ({ ...button, action: { ...button.action, turn } });
      const buttons = view.buttons?.map((row) => row.map(at)) ?? [];
      return { type: "post", view: { ...view, buttons }, audience: "place" };
    },
    lastEdit: () => textOf(lastView()),
    lastShown: () => ({ type: "post", view: lastView(), audience: "place" }),
    stored: (reply) => table.store.read(DUEL, sessionOf(viewOf(reply))),
  };
  return ring;
}

function buttonFor(view: View, move: string) {
  const found = view.buttons?.flat().find(({ action }) => action.move === move);
  if (!found) throw new Error(`no button for ${move}`);
  return found;
}

export function sessionOf(view: View): string {
  const session = view.buttons?.[0]?.[0]?.action.session;
  if (session === undefined) throw new Error("no button");
  return session;
}
