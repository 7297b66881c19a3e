// The arrow keys over a field of cells.

import { describe, expect, it, onTestFinished } from "vitest";
import { atBoard, boards, CLEAR_LINE, DOWN, drawn, HOW_TO, LEFT, RIGHT, typed, UP } from "./at-board.ts";
import { createStage, playing } from "./stage.ts";

const CTRL_C = "\u0003";

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

  it("begins a button's word, whose answer has the cursor where it was", async () => {
    const stage = await atBoard();
    stage.type(`${UP}${LEFT}`);
    await stage.shows("a2 >");
    stage.type("rock\r");
    await stage.shows(...drawn("did a press", " · · ·", "[·]· ·", "a2 >"));
    stage.type(`${RIGHT}`);
    await stage.shows(...drawn("did a press", " · · ·", " ·[·]·", "b2 >"));
  });

  it("that is a button's presses it, and the cursor stays", async () => {
    const stage = await atBoard();
    const before = stage.rows().length;
    stage.type(`${UP}${LEFT}1`);
    await stage.shows(...drawn("did a press", " · · ·", "[·]· ·", "a2 >"));
    expect([stage.rows().length, typed(stage.handled)]).toEqual([before, ["", "press"]]);
    stage.type("8");
    await stage.shows(...drawn("did a press", " · · ·", " · · ·", "> 8"));
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

describe("up and down, left and right", () => {
  it("are only for the line where no message is a field", async () => {
    const stage = createStage({ terminal: true, answer: playing });
    onTestFinished(() => stage.adapter.stop());
    await stage.start();
    stage.input.write("/rps play\r");
    await stage.seen("Stop\n> ");
    stage.input.write(`${UP}\r`);
    await stage.seen("Stop\n> ", 2);
    expect(stage.handled).toHaveLength(2);
    expect(stage.plain()).not.toContain(HOW_TO);
  });
});
