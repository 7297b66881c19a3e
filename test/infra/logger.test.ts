// What the log holds, and what it must not: secrets, ids as they are, and what libraries hang on errors.

import { describe, expect, it } from "vitest";
import { createLog, type LogSettings } from "../../src/infra/logger.ts";

const SETTINGS: LogSettings = { logLevel: "info", logIds: "hashed", secrets: [], stateKeys: [] };

function logging(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const log = createLog({ ...SETTINGS, ...settings }, (line) => void lines.push(line));
  return { log, text: () => lines.join(""), all: () => lines.map((line) => JSON.parse(line)) };
}

describe("the log", () => {
  it("blots every secret out, wherever it stands", () => {
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

  it("keeps to its level", () => {
    const { log, all } = logging({ logLevel: "warn" });
    log.info({}, "quiet");
    log.warn({}, "heard");
    expect(all().map(({ msg }) => msg)).toEqual(["heard"]);
  });
});

describe("ids of platforms in the log", () => {
  const fields = {
    ...{ chat: -1001234567, update: 7, interaction: "700000000000000001", event: "telegram:5:77" },
    problem: {
      ...{ key: "gadalka:player:telegram:4242:rps", id: "telegram:4242:rps", code: "went-back" },
      message: "gadalka:player:telegram:4242:rps is older; @annasmith wrote in -1001234567",
    },
  };

  it("are hashes of twelve hex digits, the same ones for the same id", () => {
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

  it("can be joined over restarts with a key of the host, and without one never", () => {
    const chatOf = (stateKeys: readonly Uint8Array[]) => {
      const { log, all } = logging({ stateKeys });
      log.info({ chat: 5 }, "hello");
      return all()[0].chat;
    };
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(chatOf([one])).toBe(chatOf([one, two]));
    expect(chatOf([one])).not.toBe(chatOf([two]));
    expect(chatOf([])).not.toBe(chatOf([]));
  });

  it("stand there as they are where a host looks for a fault", () => {
    const { log, all } = logging({ logIds: "plain" });
    log.info(fields, "chat -1001234567 is gone");
    expect(all()[0]).toMatchObject({ ...fields, msg: "chat -1001234567 is gone" });
  });

  it("leave alone what is none: counts, codes, ports and words", () => {
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

  it("still name the key under which a value was set aside", () => {
    const { log, all } = logging();
    const quarantinedAs = "gadalka:corrupt:{gadalka:player:telegram:4242:rps}:AbC-12_z";
    log.error({ problem: { quarantinedAs } }, "set aside");
    expect(all()[0].problem.quarantinedAs).toMatch(/^gadalka:corrupt:\{gadalka:player:#\w{12}\}:AbC-12_z$/);
  });
});

describe.each(["hashed", "plain"] as const)("an error in the log, ids %s", (logIds) => {
  it("is its words, its code and its place, with its cause and nothing that hangs on it", () => {
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

  it("that is none, but a thing that was thrown, shows nothing of it", () => {
    const { log, text } = logging({ logIds });
    log.error({ err: { payload: "Anna plays rock" } }, "thrown");
    expect(text()).not.toContain("Anna");
  });
});
