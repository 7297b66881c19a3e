// The link as a value: who may claim it, whose answers count, and when it ends.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawCode, linkIdOf, readCode, writeCode } from "../../../src/people/links/code.ts";
import {
  answered,
  claimed,
  isLapsed,
  joined,
  LINK_MS,
  type Link,
  newLink,
  standingFor,
} from "../../../src/people/links/link.ts";

const ANNA = { player: "discord:1", name: "Anna", locale: "en" } as const;
const ANYA = { player: "telegram:2", name: "Аня", locale: "ru" } as const;
const VERA = { player: "terminal:3", name: "Vera", locale: "en" } as const;

const asked = (): Link => claimed(newLink(ANNA, 0), ANYA, 1) as Link;

describe("a link", () => {
  it("is claimed once, from another platform, while it is open", () => {
    const open = newLink(ANNA, 0);
    expect(claimed(open, ANNA, 1)).toBe("own");
    expect(claimed(open, { ...ANYA, player: "discord:2" }, 1)).toBe("same-platform");
    expect(claimed(open, ANYA, LINK_MS)).toBe("lapsed");
    const link = asked();
    expect(claimed(link, ANYA, 2)).toBe(link);
    expect(claimed(link, VERA, 2)).toBe("closed");
    expect(claimed({ ...link, state: "declined" }, VERA, 2)).toBe("closed");
  });

  it("needs both answers in time, in any order, and no one else's", () => {
    const answers = fc.array(
      fc.record({
        by: fc.constantFrom(ANNA.player, ANYA.player, VERA.player),
        answer: fc.constantFrom("yes" as const, "no" as const),
        at: fc.integer({ min: 0, max: 2 * LINK_MS }),
      }),
    );
    fc.assert(
      fc.property(answers, (given) => {
        let link = asked();
        const timed = given.toSorted((a, b) => a.at - b.at);
        for (const { by, answer, at } of timed) link = joined(answered(link, by, answer, at));
        const counted = timed.filter(({ by, at }) => by !== VERA.player && at < LINK_MS);
        const until = counted.findIndex(({ answer }) => answer === "no");
        const said = counted.slice(0, until < 0 ? undefined : until).map(({ by }) => by);
        expect(link.state === "linked").toBe(said.includes(ANNA.player) && said.includes(ANYA.player));
      }),
    );
  });

  it("has a different state for each side", () => {
    const open = newLink(ANNA, 0);
    expect(standingFor(open, ANNA.player, 1)).toBe("code");
    const half = answered(asked(), ANYA.player, "yes", 2);
    expect(standingFor(half, ANNA.player, 3)).toBe("asked");
    expect(standingFor(half, ANYA.player, 3)).toBe("waiting");
    expect(standingFor(half, ANNA.player, LINK_MS)).toBe("lapsed");
    expect(answered(open, ANNA.player, "yes", 1)).toBe(open);
  });

  it("doesn't lapse if both confirmed in time", () => {
    const both = answered(answered(asked(), ANYA.player, "yes", 2), ANNA.player, "yes", 3);
    expect(both.state).toBe("open");
    expect(isLapsed(both, 10 * LINK_MS)).toBe(false);
    expect(joined(both).state).toBe("linked");
  });
});

describe("a link code", () => {
  it("is read in any case and spacing", () => {
    for (let time = 0; time < 200; time++) {
      const code = drawCode();
      const shown = writeCode(code);
      expect(shown).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
      for (const typed of [shown, shown.toLowerCase(), code, ` ${shown.replace("-", " – ")} `])
        expect(readCode(typed)).toBe(code);
    }
  });

  it("refuses anything else, and isn't contained in its key", () => {
    for (const typed of ["", "K7F3-9QW", "K7F3-9QWDX", "K7F3-9QW0", "K7F3-9QWI"])
      expect(readCode(typed)).toBeUndefined();
    expect(linkIdOf("K7F39QWD")).not.toContain("K7F3");
  });
});
