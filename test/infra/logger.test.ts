import { expect, it } from "vitest";
import { createLog } from "../../src/infra/logger.ts";

it("the log blots every secret out, wherever it stands", () => {
  const lines: string[] = [];
  const log = createLog("info", ["123:secret", "pass word"], (line) => void lines.push(line));
  log.error(
    {
      err: new Error("GET https://api/bot123:secret/getMe failed"),
      deep: { url: "redis://:pass word@host" },
    },
    "tried 123:secret",
  );
  expect(lines.join("")).toContain("[secret]");
  expect(lines.join("")).not.toMatch(/123:secret|pass word/);
});

it("the log keeps to its level", () => {
  const lines: string[] = [];
  const log = createLog("warn", [], (line) => void lines.push(line));
  log.info({}, "quiet");
  log.warn({}, "heard");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["heard"]);
});
