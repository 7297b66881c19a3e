// The link to the source code, and the fallback if none is configured.

import { afterEach, describe, expect, it, vi } from "vitest";
import { typed, typedHere } from "../../src/infra/console/typed.ts";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { PACKAGE } from "../../src/infra/source-hash.ts";
import { sourceUrl, sourceWords } from "../../src/infra/source-link.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the source link", () => {
  it("is SOURCE_URL, or package.json's repository, or nothing", () => {
    const repository = "git+https://git.example.org/them/gadalka.git";
    expect(sourceUrl({ SOURCE_URL: "https://code.example.org/" }, repository)).toBe(
      "https://code.example.org",
    );
    expect(sourceUrl({}, repository)).toBe("https://git.example.org/them/gadalka");
    expect(sourceUrl({ SOURCE_URL: "javascript:alert(1)" }, repository)).toBe(
      "https://git.example.org/them/gadalka",
    );
    expect(sourceUrl({ SOURCE_URL: "nothing" }, "github:them/gadalka")).toBeUndefined();
    expect(sourceUrl({}, undefined)).toBeUndefined();
  });

  it("is shown in every language, also if it isn't set", () => {
    for (const locale of LOCALES) {
      vi.stubEnv("SOURCE_URL", "https://code.example.org");
      expect(sourceWords(locale)).toContain("https://code.example.org");
      vi.stubEnv("SOURCE_URL", "");
      expect(sourceWords(locale)).toBe(say(locale, "source-unknown"));
      expect(sourceWords(locale)).not.toMatch(/http|source-|\{/);
    }
  });

  it("comes with the version from package.json", () => {
    expect(PACKAGE.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(typed("keys")).toBe("npm run -s gadalka -- keys");
    expect(typedHere("keys")).toBe("npm run -s gadalka -- keys");
    vi.stubEnv("GADALKA_COMMAND", "gadalka");
    expect([typed("keys"), typedHere("keys")]).toEqual(["npm run -s gadalka -- keys", "gadalka keys"]);
  });
});
