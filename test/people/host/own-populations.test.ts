import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, onTestFinished, vi } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  createStrategy,
  learnPopulation,
  ownPopulationsHash,
  useOwnPopulations,
  writePopulation,
} from "../../../src/core/strategies/index.ts";
import { Thread } from "../../../src/infra/threads/thread.ts";
import { loadOwnPopulations, readOwnPopulations } from "../../../src/people/host/index.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-own-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => useOwnPopulations(new Map()));

const random = seededRandom(1);
const moves = (): Uint8Array => Uint8Array.from({ length: 60 }, () => random.below(2));
const people = Array.from({ length: 12 }, () => ({ person: moves(), bot: moves() }));
const bytesFor = (size: number): Uint8Array =>
  writePopulation(learnPopulation(size, people, { visitsMin: 30, random: seededRandom(1) }));
const GOOD = bytesFor(3);

let folders = 0;
function folderOf(files: Readonly<Record<string, Uint8Array>>): string {
  const path = join(folder, String(folders++));
  mkdirSync(path);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(path, name), bytes);
  return path;
}

function withByte(place: number, value: number): Uint8Array {
  const changed = GOOD.slice();
  changed[place] = value;
  return changed;
}

/** As version 9 of the program would write it. */
function ofVersion9(): Uint8Array {
  const content = withByte("gdk-population".length, 9).subarray(0, -8);
  return Buffer.concat([content, createHash("sha256").update(content).digest().subarray(0, 8)]);
}

const log = () => ({ info: vi.fn(), warn: vi.fn() });

it("reads the host's own populations by game and plays with them", () => {
  const said = log();
  const path = folderOf({
    "rps.population": GOOD,
    "rps.population.new": GOOD,
    "notes.txt": Uint8Array.of(1),
  });
  loadOwnPopulations(path, said);
  expect(ownPopulationsHash()).toMatch(/^[0-9a-f]{64}$/);
  expect(said.info.mock.calls).toEqual([[{ games: ["rps"] }, "using the host's own populations"]]);
  expect(said.warn).not.toHaveBeenCalled();
});

it("uses the host's own populations in threads too", async () => {
  loadOwnPopulations(folderOf({ "rps.population": GOOD }), log());
  const thread = new Thread();
  onTestFinished(() => thread.end());
  const strategies = new URL("../../../src/core/strategies/index.ts", import.meta.url);
  const answered = await thread.run(strategies, "ownPopulationsHash");
  expect(answered).toEqual({ value: ownPopulationsHash() });
});

it("logs nothing if the folder of own populations is missing", () => {
  const said = log();
  loadOwnPopulations(join(folder, "nowhere"), said);
  expect(ownPopulationsHash()).toBeUndefined();
  expect([...said.info.mock.calls, ...said.warn.mock.calls]).toEqual([]);
});

it.each<[string, string, Uint8Array, string]>([
  ["cut short", "rps", GOOD.subarray(0, GOOD.length - 20), "it is cut short or damaged"],
  ["damaged", "rps", withByte(40, 255), "it is cut short or damaged"],
  ["of another version", "rps", ofVersion9(), "it is of version 9, not 1"],
  ["of another size", "rps", bytesFor(2), "it is for 2 moves, not 3"],
  ["of no game", "chess", GOOD, "chess isn't a game"],
  ["empty", "rps", new Uint8Array(), "it is no population"],
])(
  "a population of the host's own that is %s is left out and named once, and play goes on",
  (_, game, bytes, why) => {
    const said = log();
    const path = folderOf({ [`${game}.population`]: bytes, "rpsls.population": bytesFor(5) });
    loadOwnPopulations(path, said);
    expect(said.warn.mock.calls.map(([fields]) => fields)).toEqual([
      { file: join(path, `${game}.population`), why },
    ]);
    expect([...readOwnPopulations(path).files.keys()]).toEqual(["rpsls"]);
    const rps = matrixGame("rps") as MatrixGame;
    const teller = createStrategy("fortune-teller", { game: rps, side: "bot", random: seededRandom(1) });
    expect(teller.choose()).toBeLessThan(3);
  },
);
