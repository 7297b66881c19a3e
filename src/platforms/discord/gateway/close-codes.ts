// Close codes of the gateway after which a connection is not tried again, and what the host must mend.

import { GatewayCloseCodes } from "discord.js";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import type { ShardPlan } from "./shards.ts";

const FOR_GOOD: readonly number[] = [
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
];

/** What the host must mend after this code; undefined where the connection is tried again. */
export function lostFor(code: number, plan: ShardPlan): ConfigProblem | undefined {
  if (!FOR_GOOD.includes(code)) return undefined;
  if (code === GatewayCloseCodes.AuthenticationFailed)
    return new ConfigProblem("DISCORD_TOKEN", "Discord refuses it now; set a fresh token, and start again.");
  if (code === GatewayCloseCodes.InvalidShard || code === GatewayCloseCodes.ShardingRequired)
    return new ConfigProblem("DISCORD_SHARDS", `${shardsRefused(code, plan)}, and start again.`);
  return new ConfigProblem(
    "DISCORD_TOKEN",
    `Discord has disconnected for good (code ${code}); look at the application's page, and start again.`,
  );
}

function shardsRefused(code: number, { count, ids }: ShardPlan): string {
  const why =
    code === GatewayCloseCodes.ShardingRequired
      ? "a shard would have more servers than the 2500 that Discord allows (code 4011)"
      : "Discord does not take this number of shards (code 4010)";
  const several =
    "a larger number, of which Discord's recommendation (npm run -s gadalka -- doctor shows it) is a factor";
  if (ids) return `${why}; set ${several}, and new DISCORD_SHARD_IDS for all processes`;
  return count === undefined
    ? `${why}; Discord recommends another number by now: leave it at auto`
    : `${why}; set auto, or ${several}`;
}
