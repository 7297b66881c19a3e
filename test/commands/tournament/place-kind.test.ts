// The stored document of a place.

import { expect, it } from "vitest";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";

const EMPTY = {
  venue: { platform: "discord", kind: "group", id: "8" },
  ...{ finished: [], cancelled: [], notes: [] },
};

it("a place without a tournament is read, and a broken document is not", () => {
  expect(PLACE.parse(EMPTY)).toEqual(EMPTY);
  expect(() => PLACE.parse({ ...EMPTY, finished: [{ id: "b2" }] })).toThrow();
  expect(() => PLACE.parse({ venue: EMPTY.venue })).toThrow();
});
