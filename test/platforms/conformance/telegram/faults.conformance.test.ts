// Telegram trouble: server errors, broken connections, a blocked bot.

import { afterAll, expect, it } from "vitest";
import { clockAhead } from "../clock-ahead.ts";
import { eventually } from "../rig.ts";
import { storedTotals, useStage } from "./stage.ts";
import { buttonsOf, editsOf, roundsIn, tableOf } from "./table.ts";

const DAY_MS = 86_400_000;
const BAD_GATEWAY = { status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" };
const clock = clockAhead();
const stage = useStage({ environment: clock.environment });
afterAll(() => clock.remove());

const fault = (method: string, action: object, times = 1) =>
  stage.simulator.post("fault", { match: { method }, action, times });

it.each([
  ["an edit", "fails twice", "editMessageText", BAD_GATEWAY, 2],
  ["an edit", "breaks after it was made", "editMessageText", { drop: "after" }, 1],
  ["an answer", "fails once", "answerCallbackQuery", BAD_GATEWAY, 1],
  ["an answer", "breaks before it was given", "answerCallbackQuery", { drop: "before" }, 1],
])("loses no answer, edit or round: %s whose call %s", async (...[, , method, action, times]) => {
  const anna = await stage.person("Anna");
  const table = await stage.table(anna);
  const since = await stage.mark();
  await fault(method, action, times);
  expect((await table.press("rock")).text).toContain("You ✊ · me ");
  await table.becomes((message) => roundsIn(message) === 1);
  expect(roundsIn(await table.play("rock"))).toBe(2);
  expect(await stage.calls({ ...editsOf(table.seat), since })).toHaveLength(2);
  await stage.verdict(["message is not modified"]);
});

it.each([
  ["before", { drop: "before" }],
  ["after", { drop: "after" }],
])(
  "posts one new match, and its message arrives when the connection breaks %s it was sent",
  async (...[, action]) => {
    const anna = await stage.person("Anna");
    await fault("sendMessage", action);
    expect(roundsIn(await (await stage.table(anna)).play("rock"))).toBe(1);
    const shown = (await stage.messages(anna.id)).flatMap(buttonsOf);
    expect(new Set(shown.map(({ callback_data }) => callback_data.split(":")[1])).size).toBe(1);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  },
);

it("posts the daily after an outage, gives it up after three days of refusal, and revives it when unblocked", async () => {
  const anna = await stage.person("Anna");
  const [panel] = await stage.say(anna, "/daily");
  const daily = tableOf(stage, anna, panel);
  await daily.press("Post the daily here");
  await daily.becomes(({ text }) => text.includes("📮 Daily post"));
  const fault = { match: { method: "sendMessage" }, action: { drop: "before" }, times: 2 };
  await stage.simulator.post("fault", fault);
  const posted = async () =>
    (await stage.messages(anna.id)).filter(({ text }) => text?.startsWith("🔮 Gadalka "));
  clock.turn(DAY_MS);
  await stage.bot().says("gave up a call");
  const late = async () => {
    await clock.minute();
    return posted();
  };
  await eventually(late, ({ length }) => length === 1, 60);
  await stage.simulator.post("membership", { user: anna.id, blocked: true });
  for (const day of [1, 2, 3]) {
    clock.turn(DAY_MS);
    const refusals = async () => stage.bot().output().split("the daily post was refused").length - 1;
    await eventually(refusals, (count) => count === day);
  }
  expect(stage.bot().output()).toContain("the daily post was refused; it is off now");
  await stage.simulator.post("membership", { user: anna.id, unblocked: true });
  await daily.press("Yesterday");
  clock.turn(DAY_MS);
  await eventually(posted, ({ length }) => length === 2);
}, 120_000);
