// How the connection is told from the outcomes of calls: away and back again, and a token that is
// refused for good.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BAD_GATEWAY, type ReadyAnswer } from "./loopback.ts";
import { eventually, message, type Rig, startRig } from "./rig.ts";

const REFUSED: ReadyAnswer = { error: 401, description: "Unauthorized" };

let rig: Rig;
let states: string[];
let lost: string[];
beforeEach(async () => {
  // Of their own: the rig before may still hear its server go.
  const own = { states: [] as string[], lost: [] as string[] };
  ({ states, lost } = own);
  rig = await startRig({
    onConnection: (state) => void own.states.push(state),
    onLost: ({ variable }) => void own.lost.push(variable),
  });
  await rig.call("getUpdates");
});
afterEach(() => rig.end());

describe("the connection to Telegram", () => {
  it.each([
    ["an outage", BAD_GATEWAY],
    ["a dropped connection", "drop" as const],
    ["another process that takes the updates", { error: 409, description: "Conflict" }],
  ])("breaks by %s, and is back with the next updates", async (_what, trouble) => {
    const before = rig.callsOf("getUpdates").length;
    rig.script("getUpdates", trouble);
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + 2);
    await eventually(() => states).toContain("reconnecting");
    rig.deliver(message("/rps"));
    await eventually(() => states.at(-1)).toBe("connected");
    expect(lost).toEqual([]);
  });

  it("holds when Telegram refuses one call, such as a message to somebody who blocked the bot", async () => {
    rig.script("sendMessage", { error: 403, description: "Forbidden: bot was blocked by the user" });
    rig.answer = () => ({ type: "post", audience: "place", view: { blocks: [{ type: "text", text: "x" }] } });
    rig.deliver(message("/rps"));
    await rig.call("sendMessage");
    await eventually(() => states.at(-1)).toBe("connected");
    expect(states).not.toContain("reconnecting");
  });
});

describe("a token that is refused", () => {
  const refuse = async (times: number) => {
    rig.script("getUpdates", ...Array.from({ length: times }, () => REFUSED));
    const before = rig.callsOf("getUpdates").length;
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + times + 1);
  };

  it("once, while the bot is still known, is not lost", async () => {
    await refuse(1);
    expect(lost).toEqual([]);
  });

  it("once, and again when the bot asks who it is, is lost", async () => {
    rig.script("getMe", REFUSED);
    await refuse(1);
    expect(lost).toContain("TELEGRAM_TOKEN");
  });

  it("again and again is lost, whatever Telegram says the bot is called", async () => {
    // The answer to what was delivered may go out between two of them, and is no refusal.
    await refuse(6);
    expect(lost).toContain("TELEGRAM_TOKEN");
  });
});
