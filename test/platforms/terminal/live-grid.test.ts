// The arrow keys over a field of cells, at a terminal that is imitated letter by letter.

import { afterEach, describe, expect, it, vi } from "vitest";
import type { Incoming, Reply, TypedGrid, View } from "../../../src/chat/index.ts";
import { drawnRows } from "./drawn.ts";
import { createStage, message, playing, ROWS, type Stage, type StageOptions } from "./stage.ts";

const [UP, DOWN, RIGHT, LEFT] = ["\u001b[A", "\u001b[B", "\u001b[C", "\u001b[D"];
const CTRL_C = "\u0003";
const CLEAR_LINE = "\u0005\u0015";
const HOW_TO = "arrows move";

const GRID: TypedGrid = {
  cells: [
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
  ],
  place: { line: 1, letter: 2, step: 2 },
  mark: { key: /^[fфd]$/i, word: "f" },
  howTo: HOW_TO,
};
const TYPED = { takes: /^(?:f )?[a-c]\d$/, command: "mines", subcommand: "open", option: "cells" };

function board(title: string, below: readonly string[] = []): View {
  const blocks: View["blocks"] = [
    { type: "code", text: "  A B C\n1 · · ·\n2 · · ·" },
    ...below.map((text) => ({ type: "text" as const, text })),
  ];
  return { title, blocks, buttons: [ROWS[0] ?? []], typed: { ...TYPED, grid: GRID } };
}

const post = (view: View): Reply => ({ type: "post", audience: "place", view });

/** A new board for each line; `a1` is refused, `c2` ends the game. */
async function boards(incoming: Incoming): Promise<Reply> {
  const cells = incoming.type === "command" ? incoming.options.cells : "a press";
  if (cells === "a1") return { type: "notice", text: "not a1" };
  return post(cells === "c2" ? message("over", [ROWS[1] ?? []]) : board(`did ${cells ?? "begin"}`));
}

const stages: Stage[] = [];
afterEach(() => Promise.all(stages.splice(0).map((stage) => stage.adapter.stop())));

interface Seen extends Stage {
  /** Types these keys at once. */
  type(keys: string): void;
  /** All rows from the newest title on. */
  board(): readonly string[];
  rows(): readonly string[];
  resize(columns: number, rows: number): void;
  /** Resolves when the last rows are these. */
  shows(...last: string[]): Promise<void>;
}

async function atBoard(options: StageOptions = {}, columns = 60, rows = 24): Promise<Seen> {
  const stage = createStage({ terminal: true, answer: boards, ...options });
  stages.push(stage);
  const size = { columns, rows };
  const resize = (columns: number, rows: number) => {
    Object.assign(size, { columns, rows });
    Object.assign(stage.output, size);
  };
  resize(columns, rows);
  await stage.start();
  const seen = () => drawnRows(stage.text(), size.columns, size.rows);
  const shows = async (...last: string[]) => {
    await vi.waitFor(() => expect(seen().slice(-last.length)).toEqual(last), { interval: 1, timeout: 15_000 });
  };
  stage.input.write("/rps play\r");
  await stage.seen("Scissors\n> ");
  return {
    ...{ ...stage, resize, shows, rows: seen },
    type: (keys) => stage.input.write(keys),
    board: () => seen().slice(seen().findLastIndex((row) => row.startsWith("did"))),
  };
}
const typed = (handled: readonly Incoming[]) =>
  handled.map((incoming) => (incoming.type === "command" ? (incoming.options.cells ?? "") : incoming.type));
const BUTTONS = "[1] ✊ Rock   [2] ✋ Paper   [3] ✌️ Scissors";
const drawn = (title: string, first: string, second: string, ...below: string[]) => [
  ...[title, "    A B C", `  1${first}`, `  2${second}`, BUTTONS, ...below],
];

describe("the arrow keys over a field of cells", () => {
  it("show a cursor in the middle, then move it, where the field stands", async () => {
    const stage = await atBoard();
    const before = stage.rows().length;
    expect(stage.board()).toEqual(drawn("did begin", " · · ·", " · · ·", ">"));
    stage.type(DOWN);
    await stage.shows(...drawn("did begin", " · · ·", " ·[·]·", "b2 >"));
    stage.type(`${UP}${RIGHT}`);
    await stage.shows(...drawn("did begin", " · ·[·]", " · · ·", "c1 >"));
    stage.type(`${RIGHT}${UP}`);
    await stage.shows("c1 >");
    stage.type(`${LEFT}${LEFT}`);
    await stage.shows(...drawn("did begin", "[·]· ·", " · · ·", "a1 >"));
    expect([stage.rows().length, typed(stage.handled)]).toEqual([before, [""]]);
  });

  it.each([
    ["Enter", "\r", "b2"],
    ["the space bar", " ", "b2"],
    ["the key of the second thing", "f", "f b2"],
    ["that key in another script", "Ф", "f b2"],
    ["such a key that with Ctrl would end the sitting", "d", "f b2"],
  ])("choose a cell, and %s does it; the answer stands where the field stood", async (_name, key, line) => {
    const stage = await atBoard();
    const before = stage.rows().length;
    stage.type(`${UP}${key}`);
    await stage.shows(...drawn(`did ${line}`, " · · ·", " ·[·]·", "b2 >"));
    expect([stage.rows().length, typed(stage.handled)]).toEqual([before, ["", line]]);
  });

  it("take keys pressed faster than answers come", async () => {
    const stage = await atBoard();
    stage.type(`${UP}\r${LEFT}f${RIGHT}${UP} `);
    await stage.shows(...drawn("did b1", " ·[·]·", " · · ·", "b1 >"));
    expect(typed(stage.handled)).toEqual(["", "b2", "f a2", "b1"]);
  });

  it("say below the field why a cell is left as it is, until the next key", async () => {
    const stage = await atBoard();
    const before = stage.rows().length;
    stage.type(`${UP}${UP}${LEFT}\r`);
    await stage.shows(...drawn("did begin", "[·]· ·", " · · ·", "not a1", "a1 >"));
    stage.type(RIGHT);
    await stage.shows(...drawn("did begin", " ·[·]·", " · · ·", "b1 >"));
    expect(stage.rows().length).toBe(before);
  });

  it("are told of once, above the first field, and only where there are keys", async () => {
    const stage = await atBoard();
    stage.type("a2\r");
    await stage.seen("did a2");
    expect(stage.plain().split(HOW_TO)).toHaveLength(2);
    expect(stage.plain().indexOf(HOW_TO)).toBeLessThan(stage.plain().indexOf("did begin"));
    const pipe = createStage({ answer: boards });
    expect(await pipe.pipe("/rps play", "a2")).not.toContain(HOW_TO);
  });

  it("bring back lines as ever when something is typed", async () => {
    const stage = await atBoard();
    stage.type(`/${UP}`);
    await stage.shows("> /rps play");
    stage.type("s");
    await stage.shows("> /rps plays");
  });

  it("bring back lines as ever when the newest message is no field any more", async () => {
    const stage = await atBoard();
    stage.type(`${UP}${RIGHT}\r`);
    await stage.seen("over");
    await stage.shows("[1] Why?   [2] Stop", ">");
    expect(stage.rows().filter((row) => row.includes("["))).toEqual(["[1] Why?   [2] Stop"]);
    stage.type(UP);
    await stage.shows("> /rps play");
  });

  it("keep no line that they gave in the history", async () => {
    const stage = await atBoard();
    stage.type(`${UP}\r`);
    await stage.shows("b2 >");
    stage.type(`/${UP}`);
    await stage.shows("> /rps play");
  });
});

describe("any other key", () => {
  it("puts the cursor away and is typed; lines that name cells are taken as without a cursor", async () => {
    const stage = await atBoard();
    stage.type(`${UP}a`);
    await stage.shows(...drawn("did begin", " · · ·", " · · ·", "> a"));
    stage.type("2\r");
    await stage.shows(...drawn("did a2", " · · ·", " · · ·", ">"));
    stage.type("f b1\r");
    await stage.shows(...drawn("did f b1", " · · ·", " · · ·", ">"));
    expect(typed(stage.handled)).toEqual(["", "a2", "f b1"]);
  });

  it("presses a button; the cursor comes back on the next form, at its cell", async () => {
    const stage = await atBoard();
    stage.type(`${UP}${LEFT}1`);
    await stage.shows(...drawn("did a press", " · · ·", " · · ·", ">"));
    stage.type(UP);
    await stage.shows(...drawn("did a press", " · · ·", "[·]· ·", "a2 >"));
    expect(typed(stage.handled)).toEqual(["", "press"]);
  });

  it("means nothing over the field while there is no cursor: Enter and space open nothing", async () => {
    const stage = await atBoard();
    stage.type(`\r ${CLEAR_LINE}`);
    stage.type("a2\r");
    await stage.seen("did a2");
    expect(typed(stage.handled)).toEqual(["", "a2"]);
  });

  it.each([
    ["an arrow with Ctrl", "\u001b[1;5C"],
    ["Escape", "\u001b"],
  ])("is %s", async (_name, key) => {
    const stage = await atBoard();
    stage.type(UP);
    await stage.shows("b2 >");
    stage.type(key);
    await stage.shows(...drawn("did begin", " · · ·", " · · ·", ">"));
  });

  it("ends the sitting as ever when it is Ctrl+C, and leaves no listener", async () => {
    const stage = await atBoard();
    stage.type(`${UP}${CTRL_C}`);
    await stage.ended;
    expect(stage.input.listenerCount("keypress")).toBe(0);
    expect(stage.rows().some((row) => row.includes("[·]"))).toBe(false);
  });
});

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
    const stage = await atBoard({}, 60, 6);
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
    const stage = await atBoard({}, 60, 7);
    const before = stage.rows().length;
    stage.type(`${UP}${LEFT}`);
    await stage.shows(...drawn("did begin", " · · ·", "[·]· ·", "a2 >"));
    expect(stage.rows().length).toBe(before);
    stage.type(`${UP}\r`);
    await stage.shows(BUTTONS, "not a1", "a1 >");
    expect(stage.rows().length).toBe(before + 1);
  });

  it.each([
    [9, ["many", "words", BUTTONS]],
    [8, [BUTTONS]],
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

describe("up and down, left and right", () => {
  it("are only for the line where no message is a field", async () => {
    const stage = createStage({ terminal: true, answer: playing });
    stages.push(stage);
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("Stop\n> ");
    stage.input.write(`${UP}\r`);
    await stage.seen("Stop\n> ", 2);
    expect(stage.handled).toHaveLength(2);
    expect(stage.plain()).not.toContain(HOW_TO);
  });
});
