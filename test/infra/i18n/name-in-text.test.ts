// What others chose as a name, in a text of ours.

import { describe, expect, it } from "vitest";
import { nameInText } from "../../../src/infra/i18n/name-in-text.ts";

describe("a name in a text", () => {
  it.each([
    ["Anna", "Anna"],
    ["  Анна  Петровна ", "Анна  Петровна"],
    ["Anna\r\n\twon", "Anna won"],
    ["Anna\u2028\u2029won", "Anna won"],
    ["\u202eannA\u202c", "annA"],
    ["a\u2066b\u2069c", "a b c"],
    ["\u0007\u202e", ""],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
  ])("%j is %j", (name, shown) => {
    expect(nameInText(name)).toBe(shown);
  });
});
