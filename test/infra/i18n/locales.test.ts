// Holds the locales together: the same ids and variables in every language, every id used, every
// used id there.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { landmarksOf } from "../../../src/core/profiles/index.ts";
import { families } from "../../../src/core/strategies/index.ts";
import { LOCALES, nearestLocale, say, supported } from "../../../src/infra/i18n/index.ts";
import { MILESTONES } from "../../../src/people/choices/milestone-document.ts";
import { MESSAGE_IDS_FILE, messageIdsSource } from "./generate.ts";
import {
  badlySaid,
  badNames,
  leftInEnglish,
  mixedScripts,
  notesOf,
  tooLong,
  unlikeEnglish,
  written,
  wrongKeys,
  wrongPlurals,
} from "./rules.ts";

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
/** Ids that follow from other names. */
const composed = [
  ...CATALOGUE.flatMap(({ id, moves, variant }) => [
    `game-${id}`,
    ...(variant ? [`choice-${variant}`] : []),
    ...moves.flatMap(({ id: move }) => [`move-${move}`]),
  ]),
  ...CATALOGUE.filter(({ rule, moves }) => rule === "circle" && moves.length > 3).flatMap(sentencesOf),
  ...LOCALES.map((locale) => `language-${locale}`),
  ...MILESTONES.flatMap((id) => [`milestone-${id}`, `milestone-${id}-how`]),
  ...[...written("en").keys()].filter((id) => id.startsWith("named-")),
  ...families.map(({ family }) => `strategy-${family}`),
  ...landmarks.map((id) => `landmark-${id}`),
  // Chance is told in a sentence of its own.
  ...landmarks.filter((id) => id !== "random").map((id) => `like-${id}`),
];

/** What beats what in a game whose rules not everybody knows. */
function sentencesOf(entry: (typeof CATALOGUE)[number]): string[] {
  const { moveIds, counters } = gameOf(entry);
  return moveIds.flatMap((loser, other) =>
    counters("person", other).map((winner) => `rules-${moveIds[winner]}-${loser}`),
  );
}

const english = written("en");
const code = sources();

describe("the locales", () => {
  describe.each(LOCALES)("of %s", (locale) => {
    it("have every message, with the same variables as English", () => {
      expect(unlikeEnglish(locale)).toEqual([]);
    });

    it("have the plural forms of the language, and choose every word behind a number", () => {
      expect(wrongPlurals(locale)).toEqual([]);
    });

    it("choose by the same words as English", () => {
      expect(wrongKeys(locale)).toEqual([]);
    });

    it("are written in the letters of the language", () => {
      expect(mixedScripts(locale)).toEqual([]);
    });

    it("say every message for every kind of value, without rests of syntax or doubled spaces", () => {
      expect(badlySaid(locale)).toEqual([]);
    });

    it("leave no sentence in English", () => {
      expect(leftInEnglish(locale)).toEqual([]);
    });

    it("have names that an app takes", () => {
      expect(badNames(locale)).toEqual([]);
    });

    it("have buttons and descriptions that fit", () => {
      expect(tooLong(locale)).toEqual([]);
    });

    it("begin with a note on voice and terms", () => {
      expect(notesOf(locale).length).toBeGreaterThan(3);
    });

    it("call the language what it calls itself", () => {
      for (const each of LOCALES)
        expect(say(each, `language-${locale}`)).toBe(say("en", `language-${locale}`));
    });
  });

  it("hold no message that the code does not use", () => {
    const quoted = [...code.matchAll(/"([a-z][a-z0-9-]*)(?=")/g)].map(([, id]) => id as string);
    const used = new Set([...composed, ...quoted]);
    expect([...english.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("hold the words of every game, move, strategy and landmark", () => {
    expect(composed.filter((id) => !english.has(id))).toEqual([]);
  });

  it("alone hold words of other languages: in the code stand only keywords of what strategies were made after", () => {
    const lines = code.split("\n").filter((line) => /\p{Script=Cyrillic}/u.test(line));
    expect(
      lines.filter(
        (line) => !line.includes("(in Russian; keywords: ") && !line.includes(", in Russian; keywords: "),
      ),
    ).toEqual([]);
  });

  it("hold every message that the code asks for", () => {
    const asked = [...code.matchAll(/\bsay\(\s*[\w.]+,\s*((?:[^()]|\([^()]*\))*?)[,)]/g)].flatMap(([, ids]) =>
      [...(ids as string).matchAll(/"([a-z][a-z0-9-]+)"/g)].map(([, id]) => id as string),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe("the type of message ids", () => {
  it("is as generated from the English texts", () => {
    const written = readFileSync(MESSAGE_IDS_FILE, "utf8");
    expect(written === messageIdsSource(), "src/infra/i18n/message-ids.ts is stale: npm run generate").toBe(
      true,
    );
  });
});

describe("say", () => {
  it("chooses the plural that the language asks for", () => {
    const score = { name: "A", won: 1, lost: 2 };
    expect(say("ru", "match-score", { ...score, drawn: 2 })).toBe("A 1 : 2 Гадалка · 2 ничьи");
    expect(say("ru", "match-score", { ...score, drawn: 5 })).toBe("A 1 : 2 Гадалка · 5 ничьих");
    expect(say("en", "match-score", { ...score, drawn: 0 })).toBe("A 1 : 2 Gadalka");
  });

  it("tells one thing from a number that only ends in one", () => {
    expect(say("ru", "proof-different", { count: 1, numbers: "4" })).toContain("Один ход — НЕ тот");
    expect(say("ru", "proof-different", { count: 21, numbers: "4, 5 …" })).toContain("21 ход — НЕ те");
  });

  it("leaves the path of a file as it is, to be copied, and lets no name read as a command", () => {
    const path = "/data/gadalka-export.json";
    expect(say("en", "terminal-file-kept", { path })).toBe(`Kept at ${path}`);
    expect(say("en", "terminal-file-not-kept", { name: "/rps", reason: "" })).not.toContain("/rps");
  });

  it("refuses an unknown id and a missing variable", () => {
    // @ts-expect-error: only the ids that exist are of the type.
    expect(() => say("en", "no-such-message")).toThrow('no message "no-such-message"');
    expect(() => say("en", "match-title")).toThrow("cannot be formatted");
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
  ])("finds for %j %s", (tag, locale) => {
    expect(nearestLocale(tag)).toBe(locale);
  });
});

describe("supported", () => {
  it("knows exactly the languages that there are", () => {
    expect(supported("pt-br")).toBe("pt-BR");
    expect(["pt", "xx", "", undefined].map(supported)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
