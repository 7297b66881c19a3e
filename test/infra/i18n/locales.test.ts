// Keeps the locales consistent: the same ids and variables in every language, every id used, and every used id defined.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { landmarksOf } from "../../../src/core/profiles/landmarks.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { LOCALES, nearestLocale, say, supported } from "../../../src/infra/i18n/index.ts";
import { MESSAGE_IDS_FILE, messageIdsSource } from "./generate.ts";
import { notesOf, RULES, written } from "./rules.ts";

const root = new URL("../../../", import.meta.url);

function sources(): string {
  const folders = ["src", "commands"];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith("message-ids.ts"))
      .map((name) => new URL(`${folder}/${name}`, root)),
  );
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

const landmarks = CATALOGUE.flatMap((entry) => landmarksOf(gameOf(entry)));
/** Ids composed from other names. */
const composed = [
  ...CATALOGUE.flatMap(({ id, moves, variant }) => [
    `game-${id}`,
    ...(variant ? [`choice-${variant}`] : []),
    ...moves.flatMap(({ id: move }) => [`move-${move}`]),
  ]),
  ...CATALOGUE.filter(({ rule, moves }) => rule === "circle" && moves.length > 3).flatMap(sentencesOf),
  ...LOCALES.map((locale) => `language-${locale}`),
  ...[...written("en").keys()].filter((id) => id.startsWith("named-")),
  ...families.map(({ family }) => `strategy-${family}`),
  ...landmarks.map((id) => `landmark-${id}`),
];

/** What beats what, in a game whose rules aren't widely known. */
function sentencesOf(entry: (typeof CATALOGUE)[number]): string[] {
  const { moveIds, counters } = gameOf(entry);
  return moveIds.flatMap((loser, other) =>
    counters("person", other).map((winner) => `rules-${moveIds[winner]}-${loser}`),
  );
}

const english = written("en");
const code = sources();

describe("the locales", () => {
  describe.each(LOCALES)("in %s", (locale) => {
    it.each(RULES)("%s", (_about, rule) => {
      expect(rule(locale)).toEqual([]);
    });

    it("start with a note on voice and terms", () => {
      expect(notesOf(locale).length).toBeGreaterThan(3);
    });

    it("name each language in that language", () => {
      for (const each of LOCALES)
        expect(say(each, `language-${locale}`)).toBe(say("en", `language-${locale}`));
    });
  });

  it("contain no message that the code doesn't use", () => {
    const quoted = [...code.matchAll(/"([a-z][a-z0-9-]*)(?=")/g)].map(([, id]) => id as string);
    const used = new Set([...composed, ...quoted]);
    expect([...english.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("contain the words for every game, move, strategy and landmark", () => {
    expect(composed.filter((id) => !english.has(id))).toEqual([]);
  });

  it("are the only place for other languages, except keywords in code", () => {
    const lines = code.split("\n").filter((line) => /\p{Script=Cyrillic}/u.test(line));
    expect(
      lines.filter(
        (line) => !line.includes("(in Russian; keywords: ") && !line.includes(", in Russian; keywords: "),
      ),
    ).toEqual([]);
  });

  it("contain every message that the code uses", () => {
    const asked = [...code.matchAll(/\bsay\(\s*[\w.]+,\s*((?:[^()]|\([^()]*\))*?)[,)]/g)].flatMap(([, ids]) =>
      [...(ids as string).matchAll(/"([a-z][a-z0-9-]+)"/g)].map(([, id]) => id as string),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe("the type of message ids", () => {
  it("matches the one generated from the English texts", () => {
    const written = readFileSync(MESSAGE_IDS_FILE, "utf8");
    expect(written === messageIdsSource(), "src/infra/i18n/message-ids.ts is stale: npm run generate").toBe(
      true,
    );
  });
});

describe("say", () => {
  it("picks the language's plural form", () => {
    const score = { name: "A", won: 1, lost: 2 };
    expect(say("ru", "match-score", { ...score, drawn: 2 })).toBe("A 1 : 2 Гадалка · 2 ничьи");
    expect(say("ru", "match-score", { ...score, drawn: 5 })).toBe("A 1 : 2 Гадалка · 5 ничьих");
    expect(say("en", "match-score", { ...score, drawn: 0 })).toBe("A 1 : 2 Gadalka");
  });

  it("gives 1 another plural form than numbers ending in 1", () => {
    const seen = { moves: "✊" };
    expect(say("ru", "context-after", { ...seen, back: 1 })).toMatch(/^после/);
    expect(say("ru", "context-after", { ...seen, back: 21 })).toMatch(/^через 21 раунд после/);
  });

  it("leaves file paths intact and defuses commands in names", () => {
    const path = "/data/gadalka-export.json";
    expect(say("en", "terminal-file-kept", { path })).toBe(`Saved to ${path}`);
    expect(say("en", "terminal-file-not-kept", { name: "/rps", reason: "" })).not.toContain("/rps");
  });

  it("refuses an unknown id or a missing variable", () => {
    // @ts-expect-error: only the ids that exist are of the type.
    expect(() => say("en", "no-such-message")).toThrow('no message "no-such-message"');
    expect(() => say("en", "match-title")).toThrow("can't format");
  });
});

describe("nearestLocale", () => {
  it.each([
    ["ru", "ru"],
    ["ru-RU", "ru"],
    ["ru_RU.UTF-8", "ru"],
    ["RU", "ru"],
    ["de", "de"],
    ["pt", "pt-BR"],
    ["pt-BR", "pt-BR"],
    ["es-419", "es"],
    ["zh-TW", "zh-Hant"],
    ["zh-hans", "zh-Hant"],
    ["ja_JP.UTF-8", "ja"],
    ["sv-SE", "en"],
    ["C", "en"],
    ["", "en"],
    [undefined, "en"],
    [null, "en"],
  ])("returns for %j %s", (tag, locale) => {
    expect(nearestLocale(tag)).toBe(locale);
  });
});

describe("supported", () => {
  it("accepts exactly the available languages", () => {
    expect(supported("pt-br")).toBe("pt-BR");
    expect(["pt", "xx", "", undefined].map(supported)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
