// An outage of the store is logged as such wherever a part of an answer fails, and anything else as a defect.

import { expect, it } from "vitest";
import { failureLog } from "../../../commands/kit/services.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { show } from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { ANNA, openTable, viewOf } from "../play/table.ts";

const AWAY = new StoreError("unreachable", "no connection");
const away = (where: string) => `warn: ${where}: went on without the store, which is away`;

function recording() {
  const lines: string[] = [];
  const note = (level: string) => (_: object, message: string) => void lines.push(`${level}: ${message}`);
  return { lines, log: { info: () => {}, warn: note("warn"), error: note("error") } };
}

it("logs an outage, and anything else as a defect", () => {
  const { log, lines } = recording();
  for (const error of [AWAY, new TypeError("x is not a function")]) failureLog(log, "league")(error);
  expect(lines).toEqual([away("league"), "error: league: went on after an unexpected error"]);
});

it("logs an outage at the end of a match as one, not as a defect", async () => {
  const store = await openStore({ dataDir: ":memory:" });
  let isAway = false;
  const flaky: Store = withMethods(store, {
    update: (kind, ...rest) =>
      isAway && kind.name === "person" ? Promise.reject(AWAY) : store.update(kind, ...rest),
  });
  const { log, lines } = recording();
  const { type, press } = await openTable({ store: flaky, log });
  await show(store, ANNA, { gameIds: ["rps"], place: undefined, now: 0 });
  const played = await press(viewOf(await type("rps", "play")), "Rock");
  isAway = true;
  await press(played, "Stop");
  expect(lines).toEqual([away("matches")]);
});
