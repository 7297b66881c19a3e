import { describe, expect, it } from "vitest";
import { explainProblem } from "../../src/chat/problems.ts";
import { LOCALES } from "../../src/infra/i18n/index.ts";

describe.each(LOCALES)("a problem with what was typed, in %s,", (locale) => {
  it.each([
    [{ kind: "unknown-command", typed: "rsp", nearest: ["/rps"] }, ["rsp", "/rps"]],
    [{ kind: "unknown-command", typed: "hsp", nearest: ["/rps", "/help"] }, ["hsp", "/rps", "/help"]],
    [{ kind: "unknown-command", typed: "xyz", nearest: [] }, ["xyz", "/help"]],
    [
      { kind: "unknown-option", typed: "speed", command: "rps", valid: ["variant", "length"] },
      ["speed", "/rps", "variant", "length"],
    ],
    [
      { kind: "unknown-option", typed: "clasic", command: "rps", valid: [], nearest: ["/rps classic"] },
      ["clasic", "/rps", "/rps classic"],
    ],
    [
      {
        kind: "bad-choice",
        typed: "x",
        option: "level",
        labels: ["move-rock"],
        nearest: ["/rps level=coin"],
      },
      ["x", "level", "/rps level=coin"],
    ],
    [{ kind: "bad-text", typed: "aaaa", option: "proof", maxLength: 3 }, ["aaaa", "proof", "3"]],
    [
      { kind: "bad-choice", typed: "chess", option: "variant", labels: ["language-en"] },
      ["chess", "variant", "English"],
    ],
  ] as const)("is explained for %j with what was typed and what is valid", (problem, parts) => {
    const text = explainProblem(problem, locale);
    for (const part of parts) expect(text).toContain(part);
    // A suggested line can be tapped or copied.
    const { nearest = [] } = "nearest" in problem ? problem : { nearest: [] };
    for (const line of nearest) expect(text).toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${line}(?!\\p{L})`, "u"));
  });
});
