// The stored document of a chat.

import { expect, it } from "vitest";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";

const EMPTY = {
  venue: { platform: "discord", kind: "group", id: "8" },
  ...{ finished: [], cancelled: [], notes: [] },
};

it("reads a chat without a tournament, and rejects a broken document", () => {
  expect(PLACE.parse(EMPTY)).toEqual(EMPTY);
  expect(() => PLACE.parse({ ...EMPTY, finished: [{ id: "b2" }] })).toThrow();
  expect(() => PLACE.parse({ venue: EMPTY.venue })).toThrow();
});
