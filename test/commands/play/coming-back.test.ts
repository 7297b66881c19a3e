// A player with many rounds whose model isn't in this process: after a restart, or after a different process had the
// match.

import { expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { NEW_PREDICTOR, PREDICTOR, predictorKey, storeRounds } from "../../../src/people/index.ts";
import { ANNA, openTable, textOf } from "./table.ts";

const rps = matrixGame("rps") as MatrixGame;
const KEY = predictorKey(ANNA, "rps");
const ROUNDS = 600;

it("continues a returning player's match, and counts each press once", async () => {
  const store = await openStore({ dataDir: ":memory:" });
  const random = seededRandom(1);
  const moves = (): Uint8Array => Uint8Array.from({ length: ROUNDS }, () => random.below(3));
  const history = storeRounds(rps, { person: moves(), bot: moves() });
  const totals = { rounds: ROUNDS, wins: 0, losses: 0, draws: ROUNDS };
  await store.update(PREDICTOR, KEY, () => ({
    next: { ...NEW_PREDICTOR, history, totals },
    result: undefined,
  }));

  const before = await openTable({ store });
  const begun = await before.type("rps", "play");
  const after = await openTable({ store });
  const pressed = await after.press(begun, "Rock");
  expect(textOf(pressed)).toContain("You ✊ Rock");
  const { totals: counted } = (await store.read(PREDICTOR, KEY)) ?? {};
  expect(counted?.rounds).toBe(ROUNDS + 1);
  expect([...before.logged, ...after.logged]).toEqual([]);
  await store.close();
});
