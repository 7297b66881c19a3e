// A board in a chat and its page: the message follows what happens on the page.

import { afterEach, expect, it, vi } from "vitest";
import type { Caller, EditOutcome, View } from "../../../src/chat/index.ts";
import { GUARD } from "../../guard.ts";
import { ANNA as ANYWHERE, labelsOf, openTable, PRIVATE } from "../play/table.ts";
import { pressMove, recordOf } from "./known-board.ts";

const publicUrl = "https://gadalka.example.org";
const GROUP = { kind: "group", id: "-5", topic: "3" } as const;
/** In a chat that can open pages. */
const ANNA: Caller = { ...ANYWHERE, opens: { by: "app" } };
/** As the page sees her: all of a board can be pressed. */
const ON_PAGE: Caller = { ...ANYWHERE, fieldLimits: { columns: 30, rows: 20 } };

afterEach(() => vi.useRealTimers());

/** A table whose message edits have these outcomes, and succeed afterwards. */
async function tableWithPage(...outcomes: (EditOutcome | Promise<EditOutcome>)[]) {
  const table = await openTable({ publicUrl, editing: () => outcomes.shift() ?? "edited" });
  const begin = async (place: typeof GROUP | typeof PRIVATE = PRIVATE, message = "77") => {
    const reply = await table.type("mines", "play", {}, { place, caller: ANNA });
    if (reply.type !== "post") throw new Error("no post");
    await reply.onPosted?.(message);
    return reply.view;
  };
  return { table, edits: table.edits, begin };
}

/** A move as the page sends it: a press without a message. */
const onPage = (table: Awaited<ReturnType<typeof openTable>>, view: View, move: string) =>
  pressMove(table, view, move, { caller: ON_PAGE });

it("remembers no message when the bot or the chat has no web page", async () => {
  const { table } = await tableWithPage();
  expect(await table.type("mines", "play")).not.toHaveProperty("onPosted");
  const plain = await openTable();
  expect(await plain.type("mines", "play", {}, { caller: ANNA })).not.toHaveProperty("onPosted");
});

it("edits the chat's message after a move on the page, in the chat's form", async () => {
  const { table, edits, begin } = await tableWithPage();
  const view = await begin(GROUP);
  await onPage(table, view, "o0");
  table.mines.updateChat(ON_PAGE, (await recordOf(table)).id);
  await vi.waitFor(() => expect(edits).toHaveLength(1), GUARD);
  const { id } = await recordOf(table);
  const link = { url: `${publicUrl}/mines?board=${id}`, isApp: true };
  expect(edits[0]).toMatchObject({ place: GROUP, message: "77", view: { link } });
  const labels = labelsOf(edits[0]?.view as View);
  expect(labels).not.toContain("A1");
  expect(labels.slice(-4)).toEqual(["🚩 Flag mode", "Hint", "Stop", "More"]);
});

it("edits the message that was pressed last", async () => {
  const { table, edits, begin } = await tableWithPage();
  const view = await begin();
  await pressMove(table, view, "o0", { place: GROUP, message: "78", caller: ANNA } as never);
  table.mines.updateChat(ON_PAGE, (await recordOf(table)).id);
  await vi.waitFor(() => expect(edits).toHaveLength(1), GUARD);
  expect(edits[0]).toMatchObject({ place: GROUP, message: "78" });
});

it("edits a message sequentially, and ends with the current board", async () => {
  const { promise, resolve } = Promise.withResolvers<EditOutcome>();
  const { table, edits, begin } = await tableWithPage(promise);
  const view = await begin();
  const { id } = await recordOf(table);
  table.mines.updateChat(ON_PAGE, id);
  await vi.waitFor(() => expect(edits).toHaveLength(1), GUARD);
  for (const move of ["o0", "stop"]) {
    await onPage(table, view, move);
    table.mines.updateChat(ON_PAGE, id);
  }
  expect(edits).toHaveLength(1);
  resolve("edited");
  await vi.waitFor(() => expect(edits).toHaveLength(2), GUARD);
  expect(labelsOf(edits[1]?.view as View)).toContain("Another board");
});

it("retries an edit while the platform is unavailable, but not if refused", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { table, edits, begin } = await tableWithPage("unavailable", "refused");
  await begin();
  table.mines.updateChat(ON_PAGE, (await recordOf(table)).id);
  // Waiting in the test advances the fake timers.
  await vi.waitFor(() => expect(edits).toHaveLength(2), GUARD);
  await new Promise((resolve) => setImmediate(resolve));
  vi.runAllTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(edits).toHaveLength(2);
});

it("edits nothing for a board that no chat shows", async () => {
  const { table, edits } = await tableWithPage();
  await table.type("mines", "play");
  table.mines.updateChat(ON_PAGE, (await recordOf(table)).id);
  table.mines.updateChat(ON_PAGE, "AAAAAAAAAAAA");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(edits).toEqual([]);
});
