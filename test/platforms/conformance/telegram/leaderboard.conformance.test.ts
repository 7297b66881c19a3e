// The leaderboard of players on Telegram: from a private profile via consent to a position in the group, and off it
// again.

import { describe, expect, it } from "vitest";
import { openStore } from "../../../../src/infra/store/index.ts";
import { NEW_PREDICTOR, PREDICTOR, predictorKey } from "../../../../src/people/index.ts";
import { type Person, useStage } from "./stage.ts";
import { tableOf } from "./table.ts";

describe("the leaderboard on Telegram", () => {
  const stage = useStage();

  /** Stores results as if they had played before, because a group's rate limit allows few rounds a minute. */
  async function hasPlayed({ id }: Person, won: number, lost: number): Promise<void> {
    await stage.bot().stop();
    const store = await openStore({ dataDir: stage.environment.DATA_DIR ?? "" });
    const today = Math.floor(Date.now() / 86_400_000);
    const next = { ...NEW_PREDICTOR };
    next.decided = [today, won, lost, won, lost, won, lost, 0, 0, 0];
    const key = predictorKey({ platform: "telegram", id: String(id) }, "rps");
    await store.update(PREDICTOR, key, () => ({ next, result: undefined }));
    await store.close();
    await stage.startBot();
  }

  it("lists players only while they want to be shown, and shows each rank only to its player", async () => {
    const anna = await stage.person("Анна 占い師");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await hasPlayed(anna, 40, 45);
    const last = [await stage.person("Carol"), await stage.person("Dora")] as const;
    for (const one of last) await hasPlayed(one, 31, 900);
    for (const one of [anna, ...last]) {
      await stage.say(one, "/privacy shown=on");
      const match = await stage.table(one, "/rps play", chat);
      await match.press("stop");
    }
    const [board] = await stage.say(boris, "/leaderboard players", { chat });
    expect(board?.caption).toMatch(/Who resists me best\n\s+won +of\n1 +Анна 占い師 +47% +85\n/);
    const shown = tableOf(stage, boris, board);
    expect(await shown.tells("mine", { who: anna })).toMatch(/Your rank: 1 of 3\. You’ve won 47% of 85/);
    expect(await shown.tells("mine")).toContain("your profile is private");
    const [everyone] = await stage.say(boris, "/leaderboard of:players");
    expect(everyone?.caption).toContain("everywhere");
    await stage.say(anna, "/privacy shown=off");
    const [none] = await stage.say(boris, "/leaderboard of:players");
    expect(none?.text).toContain("So far: 2");
  });
});
