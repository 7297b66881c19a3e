// The league on Telegram: played by itself, a table, and who beats whom as a picture.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { openStage, type Stage } from "./stage.ts";
import { openTable } from "./table.ts";

describe("the league on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ environment: { LEAGUE: "on", BUDGETS: "off" } });
  });
  afterAll(() => stage.end());

  it("is played by itself, and shows its table, its pictures, and one entrant", async () => {
    const anna = await stage.person("Anna");
    const asked = async () => {
      // The league's first pair is played some seconds after the start.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return (await stage.say(anna, "/league table"))[0];
    };
    const shown = await eventually(asked, (message) => message?.caption?.includes("League ·") === true);
    expect(shown?.caption).toMatch(/League · Rock-paper-scissors · \w+ \d{4}\n/);
    expect(shown?.caption).toContain("°");
    const [against] = await stage.say(anna, "/league against iocaine");
    expect(against?.text).toContain("iocaine°");
    const [matrix] = await stage.say(anna, "/league matrix");
    expect(matrix?.caption).toContain("most from");
    const [board] = await stage.say(anna, "/leaderboard of:league");
    expect(board?.caption).toContain("League ·");
    await openTable(stage, anna, { chat: anna.id, message: shown?.message_id ?? 0 }).press("matrix");
    // The table, the matrix, the leaderboard, and what the press asked for.
    expect(await stage.calls({ method: "sendPhoto", ok: true, min: 4 })).toHaveLength(4);
  });
});
