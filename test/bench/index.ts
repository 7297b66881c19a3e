// `npm run bench -- NAME`: how fast something is.

import { parseArgs } from "node:util";
import { hasRedis, NO_REDIS, refuse } from "../prove/console.ts";
import { benchEvents, CONTESTS, type Contest } from "./events.ts";
import { benchMind } from "./mind.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const [asked = ""] = positionals;
const contests = asked === "events" ? CONTESTS : CONTESTS.filter((one: Contest) => one === asked);

if (asked === "mind") benchMind();
else if (contests.length === 0)
  process.exitCode = refuse(`Choose a bench: ${["mind", "events", ...CONTESTS].join(", ")}\n`);
else if (!hasRedis()) process.exitCode = refuse(`${NO_REDIS}\n`);
else {
  await benchEvents({ contests, spells: values.quick ? 2 : 8, events: values.quick ? 300 : 600 });
  process.exit();
}
