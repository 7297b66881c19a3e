import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { reportedBy } from "./reported.ts";

const at = (turn: number) => ({ text: "", buttons: [`rps:s:${turn}:rock`] });

describe("a person's reading of the answer to a press", () => {
  it("is counted when a toast announces the round or the message has moved on", () => {
    const toast = "You ✊ Rock · Gadalka ✋ Paper → you lost · 0 : 1";
    expect(reportedBy([{ words: toast }])).toBe("counted");
    expect(reportedBy([{ words: "", shown: at(4) }], 3)).toBe("counted");
  });

  it("is unsure after silence, an unchanged message or a store outage", () => {
    expect(reportedBy([{ words: "" }])).toBe("unsure");
    expect(reportedBy([{ words: "", shown: at(3) }], 3)).toBe("unsure");
    const away = say("en", "failure-store");
    expect(reportedBy([{ words: away, shown: at(4) }], 3)).toBe("unsure");
  });

  it("is not counted when its round or its message is over", () => {
    expect(reportedBy([{ words: say("en", "press-round-played"), shown: at(4) }], 3)).toBe("late");
    expect(reportedBy([{ words: say("en", "press-old-button") }], 3)).toBe("gone");
  });

  it("is counted for a press sent under two ids when either one was", () => {
    const late = { words: say("en", "press-round-played") };
    expect(reportedBy([late, { words: "B2: flag" }])).toBe("counted");
  });
});
