import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { toldBy } from "./told.ts";

const at = (turn: number) => ({ text: "", buttons: [`rps:s:${turn}:rock`] });

describe("what a person makes of the answer to a press", () => {
  it("takes it for counted when a toast tells of the round, or the message has moved on", () => {
    const toast = "You ✊ Rock · Gadalka ✋ Paper → you lost · 0 : 1";
    expect(toldBy([{ words: toast }])).toBe("counted");
    expect(toldBy([{ words: "", shown: at(4) }], 3)).toBe("counted");
  });

  it("takes silence, a message that stands still and a store that is away for unsure", () => {
    expect(toldBy([{ words: "" }])).toBe("unsure");
    expect(toldBy([{ words: "", shown: at(3) }], 3)).toBe("unsure");
    const away = say("en", "failure-store-unreachable");
    expect(toldBy([{ words: away, shown: at(4) }], 3)).toBe("unsure");
  });

  it("does not take a round that is told again for counted", () => {
    const again = say("en", "press-not-counted", { round: "You ✊ → lost" });
    expect(toldBy([{ words: again }])).toBe("late");
    expect(toldBy([{ words: say("en", "press-round-played"), shown: at(4) }], 3)).toBe("late");
    expect(toldBy([{ words: say("en", "press-old-button") }], 3)).toBe("gone");
  });

  it("takes a press that was sent under two ids for counted when one of them was", () => {
    const late = { words: say("en", "press-round-played") };
    expect(toldBy([late, { words: "B2: flag" }])).toBe("counted");
  });
});
