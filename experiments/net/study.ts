// `experiment net`: learns the net that comes with the program.

import { writeFile } from "node:fs/promises";
import { circleGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { NET_WEIGHT_UNIT, type NetWeights } from "../../src/core/strategies/fortune-teller/net.ts";
import { readPeople } from "../../src/lab/kit/options.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { defineStudy, requiredWords, seed, whole } from "../../src/lab/kit/study.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { trainNet } from "./train.ts";

/** The net of these people, packed; deterministic byte for byte. */
export function learnNet(people: readonly RecordedPerson[], epochs: number, seed: number): string {
  const random = seededRandom(deriveSeed(seedBytes(seed), "net"));
  return writeNet(
    trainNet(
      people.map(({ rounds }) => rounds),
      { epochs, random },
    ),
  );
}

/** Packs weights of -8 to 8 for `readNet`. */
export function writeNet({ events, units, readout, steps, first }: NetWeights): string {
  const bytes = [events, units, readout, steps, first].flatMap((part) =>
    Array.from(part).flatMap((weight) => {
      const rounded = Math.max(-32_768, Math.min(32_767, Math.round(weight / NET_WEIGHT_UNIT)));
      return [rounded & 255, (rounded >> 8) & 255];
    }),
  );
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

export const net = defineStudy({
  id: "net",
  about: "learn the fortune-teller's recurrent net from people at rock-paper-scissors",
  parameters: {
    data: requiredWords("<csv,csv>", "files with the columns player, round, move, opponent_move"),
    out: requiredWords("<file>", "where the net is written, as a module"),
    epochs: whole("how often everyone is met", 1, 10_000, "60"),
    seed: seed("everything drawn"),
  },
  unit: "people",
  async run({ data, out, epochs, seed }) {
    const files = await Promise.all(data.split(",").map((path) => readPeople(circleGame(3), path)));
    const people = files.flat();
    const packed = learnNet(people, epochs, seed);
    const about = "// The net for rps, learned from recorded people: its weights as `readNet` reads them.";
    await writeFile(out, `${about}\n\nexport const RPS_NET =\n  "${packed}";\n`);
    return { people: people.length, characters: packed.length };
  },
  text: ({ people, characters }, { out }) =>
    `${out}: a net of ${people} people, in ${characters} characters\n`,
  json: (seen) => seen,
});
