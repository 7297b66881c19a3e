// How the connection's state follows from the outcomes of calls: lost and restored, and a token that's permanently
// refused.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BAD_GATEWAY, type ReadyAnswer } from "./loopback.ts";
import { eventually, message, type Rig, startRig } from "./rig.ts";

const REFUSED: ReadyAnswer = { error: 401, description: "Unauthorized" };

let rig: Rig;
let states: string[];
let lost: string[];
beforeEach(async () => {
  // Separate, because the previous rig may still see its server go away.
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
  ])("is lost on %s, and restored by the next updates", async (_what, trouble) => {
    const before = rig.callsOf("getUpdates").length;
    rig.script("getUpdates", trouble);
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + 2);
    await eventually(() => states).toContain("reconnecting");
    rig.deliver(message("/rps"));
    await eventually(() => states.at(-1)).toBe("connected");
    expect(lost).toEqual([]);
  });

  it("survives one refused call, such as a message to someone who blocked the bot", async () => {
    rig.script("sendMessage", { error: 403, description: "Forbidden: bot was blocked by the user" });
    rig.answer = () => ({ type: "post", audience: "place", view: { blocks: [{ type: "text", text: "x" }] } });
    rig.deliver(message("/rps"));
    await rig.call("sendMessage");
    await eventually(() => states.at(-1)).toBe("connected");
    expect(states).not.toContain("reconnecting");
  });
});

describe("a refused token", () => {
  const refuse = async (times: number) => {
    rig.script("getUpdates", ...Array.from({ length: times }, () => REFUSED));
    const before = rig.callsOf("getUpdates").length;
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + times + 1);
  };

  it("is not lost after one refusal while the bot is still known", async () => {
    await refuse(1);
    expect(lost).toEqual([]);
  });

  it("is lost when refused once and again when the bot asks for its identity", async () => {
    rig.script("getMe", REFUSED);
    await refuse(1);
    expect(lost).toContain("TELEGRAM_TOKEN");
  });

  it("is lost after repeated refusals, whatever name Telegram gives the bot", async () => {
    // An answer to an earlier delivery may be sent between two of them, and isn't a refusal.
    await refuse(6);
    expect(lost).toContain("TELEGRAM_TOKEN");
  });
});
