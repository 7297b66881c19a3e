// Init data of Mini Apps, signed the way Telegram does.

import { describe, expect, it } from "vitest";
import { signedInByTelegram } from "../../../src/platforms/telegram/init-data.ts";
// @ts-expect-error: the simulator is written without types.
import { signInitData } from "../../simulator/lib/telegram-webapps.mjs";

const TOKEN = "123456:fake-telegram-token";
const NOW = Date.parse("2026-11-18T12:00:00Z");
const HOUR_MS = 3_600_000;
const USER = String.raw`{"id":7000001,"first_name":"Alice","last_name":"A","language_code":"pt-br","photo_url":"https:\/\/t.me\/x.svg"}`;

type Fields = Readonly<Record<string, string>>;

function initData(fields: Fields = {}, at = NOW, token = TOKEN): string {
  const sign: (botToken: string, fields: Fields) => string = signInitData;
  return sign(token, { auth_date: `${Math.floor(at / 1_000)}`, user: USER, ...fields });
}

const check = (given: string) => signedInByTelegram(given, TOKEN, NOW);

describe("Telegram's init data", () => {
  it("says who opened the page, in which language, and by which link", () => {
    const person = { id: "7000001", name: "Alice A", language: "pt-br", start: "mines_5x5" };
    expect(check(initData({ start_param: "mines_5x5", chat: "1", chat_type: "group" }))).toEqual({
      state: "signed-in",
      person,
    });
  });

  it("names people as messages do", () => {
    const user = JSON.stringify({ id: 7, first_name: "\u202e@anna\n", last_name: "\u3164" });
    expect(check(initData({ user }))).toMatchObject({ person: { id: "7", name: "@\u2060anna" } });
    expect(check(initData({ user: '{"id":7,"first_name":"\\u2800"}' }))).toMatchObject({
      person: { name: "7" },
    });
  });

  it("is valid for an hour, with either clock a minute ahead", () => {
    const ages = [HOUR_MS, -60_000, HOUR_MS + 1_000, -61_000];
    const states = ages.map((age) => check(initData({}, NOW - age)).state);
    expect(states).toEqual(["signed-in", "signed-in", "old", "old"]);
  });

  it("of another bot is forged", () => {
    expect(check(initData({}, NOW, "654321:another-token"))).toEqual({ state: "forged" });
  });

  it("is forged when anything is changed, added or left out", () => {
    const good = initData({ query_id: "AAE" });
    const bad = [
      good.replace("7000001", "7000002"),
      good.replace(/auth_date=\d/, "auth_date=9"),
      good.replace("query_id=AAE", "query_id=AAF"),
      good.replace("query_id=AAE&", ""),
      `${good}&admin=1`,
      good.replace(/hash=./, (found) => (found === "hash=0" ? "hash=1" : "hash=0")),
    ];
    for (const one of bad) expect(check(one)).toEqual({ state: "forged" });
  });

  it("is malformed when a field is repeated or missing, or it is too long", () => {
    const good = initData();
    const bad = [
      ...["", "x", "hash=", "%", "user=%ff", `hash=${"0".repeat(64)}`],
      `${good}&user=${encodeURIComponent(USER)}`,
      `${good}&hash=${"0".repeat(64)}`,
      `${good}&x=${"y".repeat(4_096)}`,
      good.replace(/hash=\w+/, "hash=zz"),
      initData({ auth_date: "soon" }),
      initData({ user: "{" }),
      initData({ user: '{"id":"7000001","first_name":"A"}' }),
      initData({ user: "" }),
    ];
    for (const one of bad) expect(check(one), one.slice(0, 80)).toEqual({ state: "malformed" });
  });

  it("may have a field named like a property of every object", () => {
    expect(check(initData({ __proto__: "x", constructor: "y" }))).toMatchObject({ state: "signed-in" });
    expect(check("__proto__=x&hash=y")).toEqual({ state: "malformed" });
  });
});
