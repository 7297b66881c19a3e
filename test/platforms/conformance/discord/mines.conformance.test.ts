// Minesweeper on Discord: whole games by buttons in component messages, and by sections of a picture.

import { expect, it } from "vitest";
import { cellsOf } from "../known-mines.ts";
import {
  isPrivate,
  type Message,
  noticeIn,
  type Outcome,
  type Person,
  type Scene,
  shownBy,
} from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

interface Component {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description: string }[];
}

const partsOf = (message: Message) => message.components as readonly Component[];
const textOf = (message: Message): string =>
  [message.content, ...partsOf(message).map(({ content }) => content)].join("\n");
const buttonsOf = (message: Message) => partsOf(message).flatMap(({ components = [] }) => components);
const describedOn = (message: Message) =>
  partsOf(message).find(({ items }) => items)?.items?.[0]?.description;

async function press(person: Person, message: Message, move: string, scene: Scene = {}): Promise<Outcome> {
  const button = buttonsOf(message).find(({ custom_id }) => custom_id?.endsWith(`:${move}`));
  if (!button?.custom_id)
    throw new Error(`no button ${move}: ${buttonsOf(message).map(({ custom_id }) => custom_id)}`);
  return person.sends(message, button.custom_id, scene);
}

const pressed = async (person: Person, message: Message, move: string) =>
  shownBy(await press(person, message, move));
const codeOn = (message: Message): string => /passed on: (\S+)\./.exec(textOf(message))?.[1] ?? "";

describeOnDiscord("minesweeper on Discord", {}, (stage) => {
  it("asks before a second board, which replaces the question; the first can resume", async () => {
    const person = await stage.person();
    // The first cell wins one random board in thirty.
    const board = { board: "5x5-4-opening-conform1" };
    const first = await pressed(person, shownBy(await person.says("mines play", board)), "o12");
    const asked = shownBy(await person.says("mines play", { level: "expert" }));
    expect(textOf(asked)).toContain("Still open: 5×5");
    const large = await pressed(person, asked, "new");
    expect(textOf(large)).toContain("30×16");
    const paused = await pressed(person, first, "hint");
    expect([paused.id, textOf(paused)]).toEqual([first.id, expect.stringContaining("Paused: 5×5")]);
    const back = await pressed(person, paused, "continue");
    expect(buttonsOf(back).map(({ label }) => label)).toEqual(buttonsOf(first).map(({ label }) => label));
  });

  it("shows 5×5 buttons and a row below, updated by every press until a win", async () => {
    const person = await stage.person();
    let message = shownBy(await person.says("mines play", { board: "5x5-4-opening-conform1" }));
    expect(message.flags & 32768).toBe(32768);
    expect(
      partsOf(message)
        .filter(({ type }) => type === 1)
        .map(({ components }) => components?.length),
    ).toEqual([5, 5, 5, 5, 5, 4]);
    const { safe, mines } = cellsOf(codeOn(message), 12);
    message = await pressed(person, message, "o12");
    message = await pressed(person, message, "flag");
    message = await pressed(person, message, `f${mines[0]}`);
    message = await pressed(person, message, "open");
    for (const cell of safe) {
      if (buttonsOf(message).some(({ custom_id }) => custom_id?.endsWith(`:o${cell}`)))
        message = await pressed(person, message, `o${cell}`);
    }
    expect(textOf(message)).toContain("🎉 Vera cleared the board in");
    expect(buttonsOf(message).filter(({ label }) => label === "💣" || label === "🚩")).toHaveLength(4);
    expect(noticeOf(await press(person, message, `c${safe[0]}`, { until: "followup" }))).toContain(
      "This game is over",
    );
  });

  it("is lost on a mine after a restart, with the whole board shown", async () => {
    const person = await stage.person();
    let message = await pressed(
      person,
      shownBy(await person.says("mines play", { board: "5x5-4-opening-conform2" })),
      "o0",
    );
    const { mines } = cellsOf("5x5-4-opening-conform2", 0);
    await stage.restartBot("SIGKILL");
    message = await pressed(person, message, `o${mines[1]}`);
    expect(textOf(message)).toContain("was a mine. Vera had cleared");
    expect(buttonsOf(message).filter(({ label }) => label === "💣")).toHaveLength(3);
    expect(buttonsOf(message).filter(({ label }) => label === "💥")).toHaveLength(1);
  });

  it("shows a large board as a picture with some buttons; a hint marks its cell", async () => {
    const person = await stage.person();
    let message = shownBy(await person.says("mines play", { level: "expert" }));
    expect(describedOn(message)).toMatch(/^Board 30×16: 0 cells open, 0 flags, 99 mines\.$/);
    expect(message.attachments).toHaveLength(1);
    message = await pressed(person, message, "w7");
    const cell = buttonsOf(message)
      .find(({ custom_id }) => /:o\d+$/.test(custom_id ?? ""))
      ?.custom_id?.split(":")[3] as string;
    message = await pressed(person, message, cell);
    expect(describedOn(message)).toMatch(/[1-9]\d* cells? open.*Framed: [A-Z]{1,2}\d+ to [A-Z]{1,2}\d+\.$/);
    const hinted = await pressed(person, message, "hint");
    expect(textOf(hinted)).toMatch(/💡 ([A-Z]{1,2}\d+ is safe|Nothing is certain)/);
    expect(describedOn(hinted)).toMatch(/Marked: [A-Z]{1,2}\d+\./);
    expect(hinted.attachments).toHaveLength(1);
    message = await pressed(person, hinted, "map");
    const stopped = await pressed(person, message, "stop");
    expect(textOf(stopped)).toContain("Stopped. Vera had cleared");
    expect(await person.suggestions("mines open", "cells", "A")).toEqual([]);
  });

  it("opens cells by name and refuses invalid ones privately", async () => {
    const person = await stage.person();
    expect(noticeIn(await person.says("mines hint"))).toContain("You have no open board");
    expect(noticeIn(await person.says("mines play", { size: "5x5", mines: "40" }))).toContain("don’t fit");
    await person.says("mines play", { level: "beginner" });
    const message = shownBy(await person.says("mines open", { cells: "C3" }));
    expect(textOf(message)).toContain("safe cells to go");
    expect(await person.suggestions("mines open", "cells", "I9")).toEqual(expect.any(Array));
    expect(noticeIn(await person.says("mines open", { cells: "Z9" }))).toContain("no cell Z9");
    expect(noticeIn(await person.says("mines hint"))).toContain("💡");
  });

  it("shows a strategy playing move by move to the end", async () => {
    const person = await stage.person();
    let message = shownBy(await person.says("mines watch", { strategy: "exact", level: "beginner" }));
    message = await pressed(person, message, "next");
    expect(textOf(message)).toContain("Move 1, C3: nothing is open yet.");
    message = await pressed(person, message, "next");
    message = await pressed(person, message, "end");
    expect(textOf(message)).toMatch(/Cleared: all 71 cells|That was a mine/);
    expect(message.attachments).toHaveLength(1);
  });

  it("is raced by two on private messages, and the public one shows the end", async () => {
    const [vera, boris] = (await stage.members("Vera", "Boris")) as [Person, Person];
    // One safe cell more than the nine that open at once, so no seed is cleared by the first cell.
    const board = { size: "5x5", mines: "15" };
    const challenge = shownBy(await vera.says("mines race", { user: boris.id, ...board }));
    const card = await pressed(boris, challenge, "accept");
    const boards = await Promise.all(
      [vera, boris].map(async (one) => onlyPrivate(await press(one, card, "play"))),
    );
    for (const [at, person] of [vera, boris].entries()) {
      const over = await pressed(person, boards[at] as Message, "stop");
      expect(textOf(over)).toContain("Stopped.");
    }
    const shown = await pressed(vera, card, "standings");
    expect(textOf(shown)).toMatch(/dead heat|wins the race/i);
  });
});

/** Returns the message that only the person who pressed sees. */
function onlyPrivate({ message, followups }: Outcome): Message {
  const found = [...followups, ...(message ? [message] : [])].find(isPrivate);
  if (!found) throw new Error("nothing private was shown");
  return found;
}

function noticeOf(outcome: Outcome): string {
  return textOf(onlyPrivate(outcome));
}
