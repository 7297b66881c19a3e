// The log's contents, and what it must not contain: secrets, raw ids, and what libraries attach to errors.

import { describe, expect, it } from "vitest";
import { createLog, type LogSettings } from "../../src/infra/logger.ts";

const SETTINGS: LogSettings = { logLevel: "info", logIds: "hashed", secrets: [] };

function logging(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const log = createLog({ ...SETTINGS, ...settings }, (line) => void lines.push(line));
  return { log, text: () => lines.join(""), all: () => lines.map((line) => JSON.parse(line)) };
}

describe("the log", () => {
  it("redacts every secret, wherever it appears", () => {
    const { log, text } = logging({ secrets: ["123:secret", "pass word"] });
    log.error(
      {
        err: new Error("GET https://api/bot123:secret/getMe failed"),
        deep: { url: "redis://:pass word@host" },
      },
      "tried 123:secret",
    );
    expect(text()).toContain("[secret]");
    expect(text()).not.toMatch(/123:secret|pass word/);
  });

  it("respects its level", () => {
    const { log, all } = logging({ logLevel: "warn" });
    log.info({}, "quiet");
    log.warn({}, "heard");
    expect(all().map(({ msg }) => msg)).toEqual(["heard"]);
  });
});

describe("platform ids in the log", () => {
  const fields = {
    ...{ chat: -1001234567, update: 7, interaction: "700000000000000001", event: "telegram:5:77" },
    problem: {
      ...{ key: "gadalka:player:telegram:4242:rps", id: "telegram:4242:rps", code: "corrupt" },
      message: "gadalka:player:telegram:4242:rps is older; @annasmith wrote in -1001234567",
    },
  };

  it("are hashed to twelve hex digits, the same for the same id", () => {
    const { log, all, text } = logging();
    log.warn(fields, "chat -1001234567 is gone");
    log.warn({ chat: "-1001234567" }, "again");
    expect(text()).not.toMatch(/1001234567|4242|annasmith|700000000000000001|:77/);
    const [first, second] = all();
    expect(first.chat).toMatch(/^#[0-9a-f]{12}$/);
    expect(first.msg).toBe(`chat ${first.chat} is gone`);
    expect(first.problem.message).toMatch(
      /^gadalka:player:#[0-9a-f]{12} is older; @#[0-9a-f]{12} wrote in #/,
    );
    expect(first.problem.key).toBe(first.problem.message.split(" ")[0]);
    expect(second.chat).toBe(first.chat);
  });

  it("are shown in full with plain ids", () => {
    const { log, all } = logging({ logIds: "plain" });
    log.info(fields, "chat -1001234567 is gone");
    expect(all()[0]).toMatchObject({ ...fields, msg: "chat -1001234567 is gone" });
  });

  it("leave out counts, codes, ports and words", () => {
    const { log, all } = logging();
    const other = {
      left: 12,
      code: 4004,
      platform: "telegram",
      problem: "connect 127.0.0.1:46379 ECONNREFUSED",
    };
    log.info(other, "3 of 12 left");
    expect(all()[0]).toMatchObject({ ...other, msg: "3 of 12 left" });
  });
});

describe.each(["hashed", "plain"] as const)("an error in the log, ids %s", (logIds) => {
  it("shows its message, code, stack and cause, but no attached fields", () => {
    const payload = { text: "Anna plays rock", chat_id: 5 };
    const cause = Object.assign(new TypeError("no"), { requestBody: { json: payload } });
    const err = Object.assign(new Error("refused", { cause }), {
      payload,
      url: "https://api/botX",
      code: 400,
    });
    const { log, all, text } = logging({ logIds });
    log.error({ err }, "a call failed");
    expect(text()).not.toMatch(/Anna|botX/);
    const { err: shown } = all()[0];
    expect(shown).toMatchObject({ type: "Error", code: 400, message: "refused" });
    expect(shown.stack).toContain("logger.test.ts");
    expect(shown.cause).toMatchObject({ type: "TypeError", message: "no" });
  });

  it("shows nothing of a thrown value that isn't an error", () => {
    const { log, text } = logging({ logIds });
    log.error({ err: { payload: "Anna plays rock" } }, "thrown");
    expect(text()).not.toContain("Anna");
  });
});
