// The small helpers on their own: acknowledgement, faults, patience and the render cache.

import { GrammyError, HttpError } from "grammy";
import { describe, expect, it } from "vitest";
import { PACE_RULES, TRUSTED_BESIDE_OTHERS_MS } from "../../../src/platforms/telegram/limits.ts";
import { createAcknowledgement } from "../../../src/platforms/telegram/outgoing/acknowledgement.ts";
import { outageWaitMs, realPause } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { describeFault, faultOf } from "../../../src/platforms/telegram/outgoing/fault.ts";
import { renderView } from "../../../src/platforms/telegram/outgoing/render.ts";
import { createRenderCache, looksLike } from "../../../src/platforms/telegram/outgoing/render-cache.ts";
import { eventually, manualTime } from "./rig.ts";

describe("an acknowledgement", () => {
  const acknowledge = (time = manualTime(() => false), isTaken = true) => {
    const sent: unknown[] = [];
    const ended = new AbortController();
    const acknowledgement = createAcknowledgement({
      send: async (answer) => sent.push(answer) > 0 && isTaken,
      late: () => ({ text: "late" }),
      withinMs: 10_000,
      later: (ms, run) => {
        const cancelled = new AbortController();
        void time.pause(ms, cancelled.signal).then(() => cancelled.signal.aborted || run());
        return () => cancelled.abort();
      },
      ended: ended.signal,
    });
    return { sent, time, ended, acknowledgement };
  };

  it("is sent once", async () => {
    const { sent, time, acknowledgement } = acknowledge();
    await expect(acknowledgement.give({ text: "a" })).resolves.toBe("given");
    await expect(acknowledgement.give({ text: "b" })).resolves.toBe("late");
    time.pass(10_000);
    await Promise.resolve();
    expect(sent).toEqual([{ text: "a" }]);
  });

  it("reports that it was lost when Telegram did not accept it", async () => {
    const { acknowledgement } = acknowledge(undefined, false);
    await expect(acknowledgement.give({ text: "a" })).resolves.toBe("lost");
  });

  it("is sent by a timeout when nothing else sends it, and at the end", async () => {
    const byTime = acknowledge();
    byTime.time.pass(10_000);
    await eventually(() => byTime.sent).toEqual([{ text: "late" }]);
    await expect(byTime.acknowledgement.give({ text: "a" })).resolves.toBe("late");
    const byEnd = acknowledge();
    byEnd.ended.abort();
    await eventually(() => byEnd.sent).toEqual([{ text: "late" }]);
  });
});

describe("a fault", () => {
  const refused = (error_code: number, description = "", parameters = {}) =>
    new GrammyError("Call failed!", { ok: false, error_code, description, parameters }, "sendMessage", {});
  const broken = (code?: string) =>
    new HttpError("Network request failed!", Object.assign(new Error("http://x/bot1:secret/"), { code }));

  it.each([
    [refused(429, "", { retry_after: 7 }), { kind: "limited", retryAfterMs: 7000 }],
    [refused(429), { kind: "limited", retryAfterMs: 1000 }],
    [refused(429, "", { retry_after: 0 }), { kind: "limited", retryAfterMs: 1000 }],
    [refused(502), { kind: "outage", sent: "perhaps" }],
    [broken("ECONNRESET"), { kind: "outage", sent: "perhaps" }],
    [broken(), { kind: "outage", sent: "perhaps" }],
    [broken("ECONNREFUSED"), { kind: "outage", sent: "no" }],
    [refused(403, "Forbidden: bot was blocked by the user"), { kind: "unwelcome" }],
    [refused(400, "Bad Request: chat not found"), { kind: "unwelcome" }],
    [refused(400, "Bad Request: query is too old and response timeout expired"), { kind: "gone" }],
    [refused(400, "Bad Request: MESSAGE_ID_INVALID"), { kind: "gone" }],
    [refused(400, "Bad Request: message is not modified: x"), { kind: "unmodified" }],
    [refused(400, "Bad Request: can't parse entities"), { kind: "other" }],
    [refused(401), { kind: "unauthorized" }],
    [refused(409), { kind: "conflict" }],
    [new Error("a defect"), { kind: "other" }],
  ])("%s is understood", (error, fault) => {
    expect(faultOf(error)).toEqual(fault);
  });

  it("is described without address or token", () => {
    expect(describeFault(broken("ECONNRESET"), "1:secret")).toBe("Network request failed! (ECONNRESET)");
    expect(describeFault(new Error("at /bot1:secret/x"), "1:secret")).toBe("Error: at /bot<token>/x");
    expect(describeFault("1:secret", "1:secret")).toBe("<token>");
  });
});

describe("the wait during an outage", () => {
  it("doubles, up to half a minute", () => {
    expect([1, 2, 3, 8, 100].map(outageWaitMs)).toEqual([250, 500, 1000, 30_000, 30_000]);
  });

  it("ends when aborted", async () => {
    const ended = new AbortController();
    const waited = realPause(600_000, ended.signal);
    ended.abort();
    await expect(waited).resolves.toBeUndefined();
  });
});

describe("a pressed message", () => {
  const button = { label: "Rock", action: { scope: "rps", session: "s", turn: 0, move: "rock" } };
  const form = renderView({ title: "A & B", blocks: [{ type: "quiet", text: "<i>" }], buttons: [[button]] });
  const keyboard = { inline_keyboard: [[{ text: "Rock", callback_data: "rps:s:0:rock" }]] };
  const message = { message_id: 1, date: 1, chat: { id: 7, type: "private", first_name: "Anna" } } as const;

  it("is recognized when it already shows the view, whatever its markup", () => {
    expect(looksLike({ ...message, text: "A & B\n<i>", reply_markup: keyboard }, form)).toBe(true);
  });

  it("is not recognized when its words or buttons differ or cannot be seen", () => {
    expect(looksLike({ ...message, text: "A & B", reply_markup: keyboard }, form)).toBe(false);
    expect(looksLike({ ...message, text: "A & B\n<i>" }, form)).toBe(false);
    expect(looksLike({ ...message, date: 0 }, form)).toBe(false);
    expect(looksLike(undefined, form)).toBe(false);
  });
});

describe("the render cache", () => {
  it("keeps the latest messages, and beside other processes for longer than an edit's wait", () => {
    const form = (html: string) => ({ html, plain: html, keyboard: undefined, files: [] });
    const cache = createRenderCache(2);
    for (const message of ["a", "b", "a", "c"]) cache.set(message, form("x"));
    expect(["a", "b", "c"].map((message) => cache.has(message, form("x")))).toEqual([true, false, true]);
    expect(cache.has("a", form("y"))).toBe(false);
    cache.forget("a");
    expect(cache.has("a", form("x"))).toBe(false);
    let now = 1;
    const brief = createRenderCache(2, { ms: TRUSTED_BESIDE_OTHERS_MS, now: () => now });
    brief.set("a", form("x"));
    const [, { burst, everyMs }] = PACE_RULES.group;
    now += burst * everyMs;
    expect(brief.has("a", form("x"))).toBe(true);
    now += TRUSTED_BESIDE_OTHERS_MS;
    expect(brief.has("a", form("x"))).toBe(false);
  });
});
