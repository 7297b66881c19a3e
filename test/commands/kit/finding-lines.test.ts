import { describe, expect, it } from "vitest";
import { findingLines, soundLines } from "../../../commands/kit/finding-lines.ts";
import type { Finding } from "../../../src/core/verify/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";

const at = Date.UTC(2026, 10, 25);
const pledge = "0123456789abcdef";
const signed: Finding = { what: "signature", mark: "ok", code: "signed", values: { pledge } };
const forged: Finding = { what: "signature", mark: "FAIL", code: "forged", values: { pledge } };
const ours: Finding = {
  ...{ what: "pledge", mark: "ok", code: "pledge-named" },
  values: { by: "host", pledge },
};
const others: Finding = { what: "pledge", mark: "open", code: "pledge-of-others", values: { pledge } };
const SIGNED = ["signature", "pledge"] as const;

const lines = (findings: readonly Finding[]) =>
  findingLines(findings, [...SIGNED, "moves", "dice"], false, "en");

describe("verification findings in a chat", () => {
  it("say in one line who signed a proof", () => {
    expect(lines([signed, ours])).toEqual([say("en", "proof-signed", { pledge })]);
    expect(lines([signed, others])).toEqual([say("en", "proof-signed-elsewhere", { pledge })]);
  });

  it("don't claim a forged signature's pledge as the bot's own", () => {
    expect(lines([forged, ours])).toEqual([say("en", "proof-forged", { pledge })]);
  });

  it("show how many moves match, and why others were not replayed", () => {
    const why = say("en", "proof-gap-none");
    const gap = "no-history";
    const open: Finding = {
      ...{ what: "moves", mark: "open", code: "moves-open" },
      values: { gap, count: 2, sealed: 5, version: undefined },
    };
    expect(lines([open])).toEqual([
      say("en", "proof-same", { same: 2, sealed: 5 }),
      say("en", "proof-gap", { count: 3, why }),
    ]);
    const different: Finding = {
      ...{ what: "moves", mark: "FAIL", code: "moves-different" },
      values: { numbers: [1, 2, 3, 4, 5, 6], sealed: 9, left: 1, gap },
    };
    expect(lines([different])).toEqual([
      say("en", "proof-different", { count: 6, numbers: "1, 2, 3, 4, 5 …" }),
      say("en", "proof-gap", { count: 1, why }),
    ]);
  });

  it("have a line for a day outside the calendar", () => {
    const early: Finding = { what: "dice", mark: "FAIL", code: "dice-early", values: { day: 1, at: 1e300 } };
    expect(lines([early])[0]).toContain("–");
  });

  it("say when the random numbers can be checked while they can't", () => {
    const later: Finding = {
      ...{ what: "dice", mark: "open", code: "dice-no-key" },
      values: { day: 1, at, publishedAt: at, isDue: false },
    };
    expect(soundLines("first", [later], "en")[1]).toContain("25 Nov 2026");
    expect(soundLines("first", [], "en")[1]).toBe(say("en", "checked-dice-fit"));
  });
});
