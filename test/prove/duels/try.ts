import { openWorld } from "../world.ts";
import { proveDuels } from "./duels.ts";

const [n = "300", store = "redis", bots = "2"] = process.argv.slice(2);
const world = openWorld();
const t0 = performance.now();
const r = await proveDuels(
  {
    duels: Number(n),
    seed: 1,
    store: store as "redis",
    bots: Number(bots) as 2,
    killedEvery: Math.max(60, Number(n) / 40),
  },
  world,
);
console.log(
  JSON.stringify(
    {
      ...r,
      problems: r.problems.slice(0, 10).map((p) => p.slice(0, 3000)),
      n: r.problems.length,
      leaks: { ...r.leaks, problems: r.leaks.problems.length },
    },
    null,
    1,
  ),
  Math.round(performance.now() - t0),
  "ms",
);
await world.end(r.problems.length > 0);
process.exit(0);
