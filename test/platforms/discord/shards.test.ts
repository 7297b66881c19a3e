// Which shards a process connects, given the host's setting.

import { describe, expect, it } from "vitest";
import { inspectConfig } from "../../../src/app/config.ts";
import type { ShardPlan } from "../../../src/platforms/discord/gateway/shards.ts";

function read(variables: Readonly<Record<string, string>>) {
  const { config, problems } = inspectConfig({ DISCORD_TOKEN: "abc", ...variables });
  const settings: { shards?: ShardPlan } = config.platforms[0]?.settings ?? {};
  return { shards: settings.shards, problems: problems.map(({ message }) => message) };
}

describe("the shards of a process", () => {
  it.each([
    ["nothing is set", {}, undefined],
    ["auto is set", { DISCORD_SHARDS: "auto" }, undefined],
    ["a number is set", { DISCORD_SHARDS: "16" }, { count: 16 }],
    ["a range is set", { DISCORD_SHARDS: "16", DISCORD_SHARD_IDS: "4-7" }, { count: 16, ids: [4, 5, 6, 7] }],
    ["ids are set", { DISCORD_SHARDS: "4", DISCORD_SHARD_IDS: "3, 0" }, { count: 4, ids: [0, 3] }],
    ["both are", { DISCORD_SHARDS: "9", DISCORD_SHARD_IDS: "0-2,8" }, { count: 9, ids: [0, 1, 2, 8] }],
  ])("are those the host configures: %s", (_what, variables, shards) => {
    expect(read(variables)).toEqual({ shards, problems: [] });
  });

  it.each([
    ["0", "auto, or the number"],
    ["-1", "auto, or the number"],
    ["1.5", "auto, or the number"],
    ["sixteen", "auto, or the number"],
    ["1e3", "auto, or the number"],
    ["999999999999", "auto, or the number"],
  ])("cannot number %s, and the message says what to write", (DISCORD_SHARDS, words) => {
    const { shards, problems } = read({ DISCORD_SHARDS });
    expect(shards).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(`^DISCORD_SHARDS: .*${words}`)]);
  });

  it.each([
    ["a-b", "such as 0-15"],
    ["3-1", "such as 0-15"],
    ["1-2-3", "such as 0-15"],
    ["0,,1", "such as 0-15"],
    ["-1", "such as 0-15"],
    ["0-99999999", "such as 0-15"],
    ["0-3,2", "shard 2 twice"],
    ["0,4", "shard 4, but with DISCORD_SHARDS=4 the shards are 0 to 3"],
  ])("cannot be %j of four, and the message says why", (DISCORD_SHARD_IDS, words) => {
    const { problems } = read({ DISCORD_SHARDS: "4", DISCORD_SHARD_IDS });
    expect(problems).toEqual([expect.stringMatching(`^DISCORD_SHARD_IDS: .*${words}`)]);
  });

  it.each([{}, { DISCORD_SHARDS: "auto" }])(
    "cannot be chosen while their number may change: %o",
    (variables) => {
      const { problems } = read({ ...variables, DISCORD_SHARD_IDS: "0-1" });
      expect(problems).toEqual([
        expect.stringMatching(/^DISCORD_SHARDS: must be a number, the same for all/),
      ]);
    },
  );
});
