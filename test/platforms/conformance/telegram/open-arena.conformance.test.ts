// The life of a strategy on Telegram: submitted by its author, reported on, played by someone else, in a
// tournament, and that tournament replayed locally.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually, temporaryFolder } from "../rig.ts";
import {
  fileBytes,
  manages,
  PATIENCE_MS,
  type Person,
  runGadalka,
  type TelegramMessage,
  useStage,
} from "./stage.ts";
import { tableOf, wordsOf } from "./table.ts";

const NAME = "echo-bot";
const SOURCE = `export const games = ["rps"];
export const move = (history) => history.at(-2)?.opponent ?? 1;
`;

describe("a player's own strategy on Telegram", () => {
  const home = temporaryFolder();
  const environment = { TELEGRAM_PACE: "off", BUDGETS: "off" };
  const stage = useStage({ environment });
  let anna: Person;
  let boris: Person;
  beforeAll(async () => {
    anna = await stage.person("Anna");
    boris = await stage.person("Boris");
  });
  afterAll(() => {
    home.remove();
  });

  /** The author sends it as a document, with the command as caption. */
  async function submits(name: string, source: string): Promise<void> {
    const document = { base64: Buffer.from(source).toString("base64"), file_name: `${name}.js` };
    const content = { document, caption: `/strategy submit ${name}` };
    await stage.simulator.post("message", { user: anna.id, chat: anna.id, content, wait: PATIENCE_MS });
  }
  const shown = (chat: number, words: string): Promise<TelegramMessage | undefined> =>
    eventually(
      async () => (await stage.messages(chat)).find((message) => wordsOf(message).includes(words)),
      (found) => found !== undefined,
      1200,
    );

  it("reports a crash to its author, with the line", async () => {
    await submits("bad-bot", `${SOURCE.split("\n")[0]}\nexport const move = (h) => h[7].own;\n`);
    const report = await shown(anna.id, "bad-bot failed in its trial");
    expect(report?.text).toMatch(/Line 2, column \d+:/);
    const [mine] = await stage.say(anna, "/strategy mine");
    expect(mine?.text).toContain("You have no strategy of your own yet");
  });

  it("has a report shown only to its author, and is everyone's to play", async () => {
    await submits(NAME, SOURCE);
    const report = wordsOf(await shown(anna.id, `${NAME} is registered`));
    expect(report).toContain("iocaine");
    expect(report).toContain("Anyone who knows the name can play it");
    const table = await eventually(
      () => stage.table(boris, `/rps play opponent=${NAME}`).catch(() => undefined),
      (found) => found !== undefined,
    );
    expect(wordsOf(await table?.play("rock"))).toContain(NAME);
    expect(wordsOf(await table?.play("paper"))).toContain("Boris 1 : 1");
  });

  it("enters a tournament that anyone can replay locally from its file", async () => {
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [created] = await stage.say(anna, "/tournament create swiss 2 100", { chat });
    for (const strategy of [NAME, "rotation", "copy"])
      await stage.write(anna, `/tournament join ${strategy}`, { chat });
    await tableOf(stage, anna, created).becomes(({ text }) => text.includes("3 entrants so far"));
    await stage.write(anna, "/tournament start", { chat });
    await shown(chat, "🏆 Swiss");
    await stage.write(boris, "/tournament file", { chat });
    const found = await eventually(
      async () => (await stage.calls({ method: "sendDocument" })).filter(({ ok }) => ok),
      (sent) => sent.length > 0,
      600,
    );
    const path = join(home.path, "tournament.json");
    writeFileSync(path, await fileBytes(stage, found[0]?.result as TelegramMessage));
    const { code, output } = await runGadalka(stage, "arena", "replay", path);
    expect(output).toContain("the same results");
    expect(output).toContain("weren't played");
    expect(code).toBe(0);
  }, 120_000);
});
