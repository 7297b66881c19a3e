// Presses at a human pace in a Telegram group with rate limits: the message can't keep up, yet every press counts,
// because the previous answer showed its presser everything needed.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkProof } from "../../../../src/core/proof/check.ts";
import { type Proof, readLine } from "../../../../src/core/proof/line.ts";
import { openStage, type Person, type Stage, storedTotals } from "./stage.ts";
import { codesIn, isCounted, isLive, type Table } from "./table.ts";

const EVERY_MS = 1_000;
/** The minimum time in which a person reads an answer and presses again; a busy machine answers late. */
const READ_WITHIN_MS = 500;
const PRESSES = 60;
const PRESSES_OF_THREE = 20;
const MOVES = ["rock", "paper", "paper", "scissors", "rock"];
const PLAYED_WITHIN_MS = 180_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const codesOf = (text: string) => codesIn({ text });

/** Presses once a second, or as soon as the presser has read the previous answer; resolves to the answers. */
async function pressSteadily(table: Table, times: number): Promise<readonly string[]> {
  const said: string[] = [];
  for (let press = 0; press < times; press++) {
    const next = Date.now() + EVERY_MS;
    const { text } = await table.press(MOVES[press % MOVES.length] as string);
    said.push(text ?? "");
    await pause(Math.max(next - Date.now(), READ_WITHIN_MS));
  }
  return said;
}

interface Played {
  readonly who: Person;
  readonly table: Table;
  readonly said: readonly string[];
}

describe("one press a second in a group on Telegram", () => {
  let stage: Stage;
  let alone: Played;
  let three: readonly Played[];

  /** People play at the same time in one new group. */
  async function playInGroup(names: readonly string[], times: number): Promise<readonly Played[]> {
    const chat = await stage.group();
    const seated: { who: Person; table: Table }[] = [];
    for (const name of names) {
      const who = await stage.person(name);
      seated.push({ who, table: await stage.table(who, "/rps play endless", chat) });
    }
    return Promise.all(
      seated.map(async ({ who, table }) => ({ who, table, said: await pressSteadily(table, times) })),
    );
  }

  beforeAll(async () => {
    stage = await openStage({ flags: ["--rate-limits", "real"] });
    const [one, more] = await Promise.all([
      playInGroup(["Anna"], PRESSES),
      playInGroup(["Boris", "Vera", "Galja"], PRESSES_OF_THREE),
    ]);
    alone = one[0] as Played;
    three = more;
  }, PLAYED_WITHIN_MS);
  afterAll(() => stage?.end());

  it(`counts each of ${PRESSES} presses once, and answers each with a new code`, async () => {
    const { who, said } = alone;
    expect(said.filter(isCounted)).toHaveLength(PRESSES);
    expect((await storedTotals(stage, who)).rps?.rounds).toBe(PRESSES);
    expect(new Set(said.flatMap(codesOf)).size).toBe(PRESSES);
  });

  it("shows the code of the move played against each press in advance", async () => {
    const { who, table, said } = alone;
    await table.press("stop");
    await table.becomes((message) => !isLive(message));
    const [answer] = await stage.say(who, "/rps verify");
    const line = /gd1\.[\w.-]+/.exec(answer?.text ?? "")?.[0] ?? "";
    const check = checkProof(readLine(line) as Proof, said.join("\n"));
    expect(check).toMatchObject({ found: PRESSES, problem: undefined });
  });

  it("counts each press of three simultaneous players once", async () => {
    for (const { who, said } of three) {
      expect(said.filter(isCounted)).toHaveLength(PRESSES_OF_THREE);
      expect(new Set(said.flatMap(codesOf)).size).toBe(PRESSES_OF_THREE);
      expect((await storedTotals(stage, who)).rps?.rounds).toBe(PRESSES_OF_THREE);
    }
  });

  it("never meets a limit of Telegram's", async () => {
    expect(await stage.calls({ code: 429 })).toEqual([]);
    await stage.verdict();
  });
});
