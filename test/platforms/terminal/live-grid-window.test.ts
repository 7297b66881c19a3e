// The arrow keys over a field of cells, where the window has little room or changes.

import { describe, expect, it, vi } from "vitest";
import type { Incoming, Reply } from "../../../src/chat/index.ts";
import { GUARD } from "../../guard.ts";
import { atBoard, BUTTONS, board, CLEAR_LINE, drawn, LEFT, post, RIGHT, UP } from "./at-board.ts";
import { message, ROWS } from "./stage.ts";

const CTRL_C = "\u0003";
const HEAD = "    A B C D E F G H I J K L";
const ROW_2 = "  2 · · · · · · · · · · · ·";
const ROW_1 = "  1 · · · · · · · · · · · ·";

describe("a field that does not stand above the prompt", () => {
  it("stays where it is when several lines are typed at once, and what is said of them stands below", async () => {
    const stage = await atBoard();
    stage.type("a2\rb1\ra1\r");
    await stage.shows(...drawn("did b1", " · · ·", " · · ·", "not a1", ">"));
    expect(stage.rows()).toContain("did a2");
  });

  it("is drawn again below an empty line that was entered", async () => {
    const stage = await atBoard();
    stage.type(`\r${UP}`);
    await stage.shows("", ...drawn("did begin", " · · ·", " ·[·]·", "b2 >"));
    expect(stage.rows().filter((row) => row === "did begin")).toHaveLength(2);
  });

  it("is drawn again below what was printed or typed since, then there", async () => {
    const stage = await atBoard();
    await stage.adapter.post({ kind: "private", id: "anna" }, message("news"), "key");
    stage.type(UP);
    await stage.shows("", ...drawn("did begin", " · · ·", " ·[·]·", "b2 >"));
    const rows = stage.rows().length;
    expect(stage.rows().filter((row) => row === "news")).toHaveLength(1);
    stage.type(LEFT);
    await stage.shows(...drawn("did begin", " · · ·", "[·]· ·", "a2 >"));
    expect(stage.rows().length).toBe(rows);
  });

  it("is drawn below when the window has changed, because lines may have been broken anew", async () => {
    const stage = await atBoard();
    stage.type(UP);
    await stage.shows("b2 >");
    stage.resize(50, 24);
    stage.type(LEFT);
    await stage.shows(...drawn("did begin", " · · ·", "[·]· ·", "a2 >"));
    expect(stage.rows().filter((row) => row === "did begin")).toHaveLength(2);
  });
});

describe("a terminal", () => {
  // The message takes six rows, eight with the words below, and the prompt one.
  const words = { answer: async (): Promise<Reply> => post(board("did begin", ["many", "words"])) };

  it("that is too low for the field tells the cell by the prompt, and answers below", async () => {
    const stage = await atBoard({}, 60, 5);
    const before = stage.rows().length;
    stage.type(`${UP}${LEFT}`);
    await stage.shows(...drawn("did begin", " · · ·", " · · ·", "a2 >"));
    stage.type(`x${CLEAR_LINE}`);
    await stage.shows(BUTTONS, ">");
    stage.type(UP);
    await stage.shows(BUTTONS, "a2 >");
    expect(stage.rows().length).toBe(before);
    stage.type("\r");
    await stage.shows(...drawn("did a2", " · · ·", " · · ·", "a2 >"));
    expect(stage.rows()).toContain("did begin");
    stage.type(`${UP}\r`);
    await stage.shows(BUTTONS, "not a1", "a1 >");
  });

  it("with just enough rows draws it in place, but not with a notice below", async () => {
    const stage = await atBoard({}, 60, 6);
    const before = stage.rows().length;
    stage.type(`${UP}${LEFT}`);
    await stage.shows(...drawn("did begin", " · · ·", "[·]· ·", "a2 >"));
    expect(stage.rows().length).toBe(before);
    stage.type(`${UP}\r`);
    await stage.shows(BUTTONS, "not a1", "a1 >");
    expect(stage.rows().length).toBe(before + 1);
  });

  it.each([
    [8, ["many", "words", BUTTONS]],
    [7, [BUTTONS]],
  ])("of %i rows leaves the words out while there is a cursor, if it must", async (rows, below) => {
    const stage = await atBoard(words, 60, rows);
    stage.type(UP);
    await stage.shows("did begin", "    A B C", "  1 · · ·", "  2 ·[·]·", ...below, "b2 >");
    stage.type("a");
    await stage.shows("did begin", "    A B C", "  1 · · ·", "  2 · · ·", "many", "words", BUTTONS, "> a");
  });

  it("narrower than the field breaks its lines, and it is still drawn in place", async () => {
    const stage = await atBoard({}, 7, 40);
    const before = stage.rows();
    stage.type(`${UP}${RIGHT}${LEFT}`);
    await stage.shows("b2 >");
    stage.type(`a${CLEAR_LINE}`);
    await stage.shows(">");
    expect(stage.rows()).toEqual(before);
  });

  it("whose size nobody knows tells the cell by the prompt", async () => {
    const stage = await atBoard();
    Object.assign(stage.output, { columns: undefined, rows: undefined });
    stage.type(`${UP}\r`);
    await stage.shows(...drawn("did b2", " · · ·", " · · ·", "b2 >"));
    expect(stage.rows()).toContain("did begin");
  });
});

describe("a window that gets another size", () => {
  // Twelve columns, for which 28 cells are enough and 27 are not; a message without buttons, whose
  // lines would break.
  const wide = {
    answer: async (): Promise<Reply> => {
      const { buttons: _none, ...view } = board("did begin", [], 12);
      return post(view);
    },
  };
  it("has the field drawn anew for it, with the cursor, where it stands", async () => {
    const stage = await atBoard(wide, 60, 24, ROW_2);
    stage.type(UP);
    await stage.shows("  2 · · · · · ·[·]· · · · ·", "g2 >");
    stage.resize(20, 24, true);
    const head = ["Part B1–I2 of A1–L2:", "    B C D E F G H I", "  1 · · · · · · · ·"];
    await stage.shows("did begin", ...head, "  2 · · · · ·[·]· ·", "g2 >");
    stage.type(`${LEFT}${LEFT}`);
    await stage.shows("did begin", ...head, "  2 · · ·[·]· · · ·", "e2 >");
    stage.resize(28, 24, true);
    await stage.shows("did begin", HEAD, ROW_1, "  2 · · · ·[·]· · · · · · ·", "e2 >");
  });

  it("has it in bands while there is no cursor, and what was typed stays", async () => {
    const stage = await atBoard(wide, 60, 24, ROW_2);
    stage.type("/rp");
    await stage.shows("> /rp");
    stage.resize(20, 24, true);
    await stage.shows(
      ...["Part A1–F2 of A1–L2:", "    A B C D E F", "  1 · · · · · ·", "  2 · · · · · ·"],
      ...["Part G1–L2 of A1–L2:", "    G H I J K L", "  1 · · · · · ·", "  2 · · · · · ·", "> /rp"],
    );
  });

  it("has nothing drawn where the field looks the same, and it still stands", async () => {
    const stage = await atBoard(wide, 60, 24, ROW_2);
    stage.type(UP);
    await stage.shows("g2 >");
    const printed = () => stage.plain().split("did begin").length;
    const before = printed();
    stage.resize(50, 20, true);
    expect(printed()).toBe(before);
    stage.type(LEFT);
    await stage.shows("did begin", HEAD, ROW_1, "  2 · · · · ·[·]· · · · · ·", "f2 >");
    expect(stage.rows().filter((row) => row === "did begin")).toHaveLength(1);
  });

  it("while an answer is awaited has the answer drawn for it, and nothing before", async () => {
    const late = Promise.withResolvers<Reply>();
    const stopping = (title: string) => post({ ...board(title, [], 12), buttons: [ROWS[1] ?? []] });
    const answer = async (incoming: Incoming) =>
      incoming.type === "command" && incoming.options.cells ? late.promise : stopping("did begin");
    const stage = await atBoard({ answer }, 60, 24, "Stop");
    stage.type("a1\r");
    await vi.waitFor(() => expect(stage.handled).toHaveLength(2), GUARD);
    const before = stage.plain();
    stage.resize(20, 24, true);
    expect(stage.plain().slice(before.length)).not.toContain("Part");
    late.resolve(stopping("did more"));
    await stage.shows(
      ...["did more", "Part A1–F2 of A1–L2:", "    A B C D E F", "  1 · · · · · ·", "  2 · · · · · ·"],
      ...["Part G1–L2 of A1–L2:", "    G H I J K L", "  1 · · · · · ·", "  2 · · · · · ·"],
      ...["[1] Why?   [2] Stop", ">"],
    );
  });

  it("changes nothing where no message is a field, and is not listened to after the end", async () => {
    const stage = await atBoard();
    stage.type("c2\r");
    await stage.shows("[1] Why?   [2] Stop", ">");
    const printed = () => stage.plain().split(/did begin|over/).length;
    const before = printed();
    stage.resize(30, 10, true);
    stage.type(CTRL_C);
    await stage.ended;
    expect(printed()).toBe(before);
    expect(stage.output.listenerCount("resize")).toBe(0);
  });
});
