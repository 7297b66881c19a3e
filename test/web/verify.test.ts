// What the verify page says and how it reads pasted text, without a browser.

import { describe, expect, it } from "vitest";
import { findingWords } from "../../commands/kit/finding-words.ts";
import { DAY_MS, encodePledge, writePublishedKey } from "../../src/core/fairness/index.ts";
import type { Finding } from "../../src/core/verify/index.ts";
import { LOCALES } from "../../src/infra/i18n/index.ts";
import { ownerTag } from "../../src/people/index.ts";
import { textsIn } from "../../src/web/verify/browser/texts.ts";
import { type Asked, type Checked, check, type Refused } from "../../src/web/verify/check.ts";
import { REFUSALS } from "../../src/web/verify/message.ts";
import { pageDataFor, savedPage, shippedFacts } from "../../src/web/verify/saved.ts";
import { exportOf, NOON, PLAYER, playMatch } from "../cli/verify/played.ts";
import { freshHost } from "../commands/host.ts";

let now = NOON;
const host = await freshHost(41, () => now);
const match = playMatch(host, { tag: ownerTag(PLAYER), rounds: 5, before: 12 });
now = NOON + 3 * DAY_MS;
const key = host.publishedKey();
if (!key) throw new Error("no key is words");
const facts = { pledges: [encodePledge(host.pledge)], ...shippedFacts() };

const one = (asked: Partial<Asked>): Checked | Refused => {
  const [first, ...more] = check({ text: match.line, host: facts, now, ...asked });
  expect(more).toEqual([]);
  return first as Checked | Refused;
};
const marksOf = (asked: Partial<Asked>) => {
  const found = one(asked);
  if ("problem" in found) throw new Error(found.problem);
  return Object.fromEntries(found.findings.map(({ what, mark }) => [what, mark]));
};

describe("the verify page", () => {
  it("accepts proof, pledge, key and messages from one pasted text, in any order", () => {
    const text = [
      match.messages.join("\n"),
      encodePledge(host.pledge),
      match.line,
      writePublishedKey(key),
    ].join("\n");
    const found = one({ text, exported: exportOf(match), host: { ...facts, pledges: [] } });
    expect(found).toMatchObject({ verdict: "fits" });
    expect(marksOf({ text, exported: exportOf(match) })).toMatchObject({
      noted: "ok",
      moves: "ok",
      dice: "ok",
    });
  });

  it("knows its host's pledge and published key, and uses the key for no other host's proof", async () => {
    const words = { ...facts, publishedKey: writePublishedKey(key) };
    expect(marksOf({ host: words })).toMatchObject({ pledge: "ok", dice: "ok" });
    const other = await freshHost(42, () => NOON);
    const { line } = playMatch(other, { tag: ownerTag(PLAYER), rounds: 2, before: 3 });
    expect(marksOf({ text: line, host: words })).toMatchObject({ pledge: "open", dice: "open" });
  });

  it("replays no strategy whose version differs from this program's", () => {
    const host = { ...facts, versions: { ...facts.versions, "fortune-teller": "0000000000000000" } };
    const found = one({ exported: exportOf(match), host });
    expect(found).toMatchObject({ verdict: "open" });
  });

  it.each<[Refused["problem"], Partial<Asked>]>([
    ["nothing", { text: "hello" }],
    ["pledge", { text: facts.pledges[0] as string }],
    ["key", { text: writePublishedKey(key) }],
    ["damaged", { text: match.line.slice(0, 80) }],
    ["newer", { text: "gdk9.AAAA" }],
    ["pledge-unreadable", { text: `${match.line} gdp1.AAAA` }],
    ["not-an-export", { exported: "{}" }],
    ["unknown-move", { exported: exportOf(match).replace('"rock"', '"dynamite"') }],
    ["too-long", { text: "a".repeat(1_000_001) }],
  ])("refuses with %s, and has a sentence for it in every language", (problem, asked) => {
    expect(one(asked)).toMatchObject({ problem });
    for (const locale of LOCALES) {
      const { tag, texts } = pageDataFor(facts, locale);
      const id = REFUSALS[problem];
      expect(textsIn(locale, tag, texts).say({ id })).not.toBe(id);
    }
  });

  it("words its findings in every language, with human-readable dates", () => {
    const at = Date.UTC(2026, 10, 25);
    const findings: readonly Finding[] = [
      ...(one({ exported: exportOf(match), text: `${match.line} ${match.messages.join(" ")}` }) as Checked)
        .findings,
      {
        what: "dice",
        mark: "open",
        code: "dice-no-key",
        values: { day: 1, at, publishedAt: at, isDue: true },
      },
      { what: "dice", mark: "FAIL", code: "dice-early", values: { day: 1, at: 1e300 } },
      ...(["no-history", "unknown-strategy", "apart"] as const).map(
        (gap): Finding => ({
          ...{ what: "moves", mark: "open", code: "moves-open" },
          values: { gap, count: 0, sealed: 3, version: undefined },
        }),
      ),
    ];
    for (const locale of LOCALES) {
      const { tag, texts: source } = pageDataFor(facts, locale);
      const texts = textsIn(locale, tag, source);
      for (const finding of findings) {
        const words = findingWords(finding, { by: "page", isBoard: false });
        const said = words.map((one) => texts.say(one)).join("\n");
        expect(said, `${locale} ${finding.code}`).not.toMatch(/^$|web-verify|proof-|\{|undefined/);
      }
    }
    const { tag, texts } = pageDataFor(facts, "en");
    expect(textsIn("en", tag, texts).say({ id: "web-verify-key-due", values: { date: at } })).toContain(
      "25 November 2026",
    );
  });

  it("is one file whose policy allows no requests, and which its own text cannot end", async () => {
    const page = await savedPage({ ...facts, versions: { "</script><b>": "" } }, "ja");
    expect(page).toContain("default-src &#39;none&#39;");
    expect(page.match(/<\/script/g)).toHaveLength(3);
    expect(page).not.toMatch(/(?:src|href)="https?:/);
  });
});
