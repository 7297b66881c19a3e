// A strategy sent as a document on Telegram: its report, its chart, its day as a draft, and what others see.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clockAhead } from "../clock-ahead.ts";
import { eventually } from "../rig.ts";
import { openStage, PATIENCE_MS, type Person, type Stage, type TelegramMessage } from "./stage.ts";

const DAY_MS = 24 * 3_600_000;

const ECHO = `export const games = ["rps"];
export const move = (history) => history.at(-2)?.opponent ?? 1;
`;

describe("a submitted file on Telegram", () => {
  const clock = clockAhead();
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ environment: { TELEGRAM_PACE: "off", ...clock.environment } });
  });
  afterEach(() => stage.verdict());
  afterAll(async () => {
    await stage?.end();
    clock.remove();
  });

  async function send(who: Person, source: string, caption: string): Promise<void> {
    const document = {
      ...{ base64: Buffer.from(source).toString("base64"), file_name: "my-bot.js" },
      mime_type: "text/javascript",
    };
    await stage.simulator.post("message", {
      ...{ user: who.id, chat: who.id, content: { document, caption }, wait: PATIENCE_MS },
    });
  }
  const shown = (chat: number, words: string): Promise<TelegramMessage | undefined> =>
    eventually(
      async () => {
        const all = await stage.messages(chat);
        return all.find(({ text, caption }) => (text ?? caption)?.includes(words));
      },
      (found) => found !== undefined,
      600,
    );

  it("with a caption has a report, is its author's alone for a day, and everybody's afterwards", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    await send(anna, ECHO, "/strategy submit echo-bot");
    const report = await shown(anna.id, "echo-bot is registered");
    const text = report?.text ?? report?.caption ?? "";
    expect(text).toContain("iocaine");
    expect(text).toContain("A draft, for you alone");
    const [unknown] = await stage.say(boris, "/strategy info echo-bot");
    expect(unknown?.text).toContain('no opponent "echo-bot"');
    clock.turn(DAY_MS);
    const [info] = await stage.say(boris, "/strategy info echo-bot");
    expect(info?.text).toContain("Everybody can play it");
    const [sealed] = await stage.say(boris, "/strategy source echo-bot");
    expect(sealed?.text).toContain("sealed");
    const [told] = await stage.say(boris, "/strategy report echo-bot reason:rude");
    expect(told?.text).toContain("told the host");
  });

  it("that breaks is told its author, with the line", async () => {
    const anna = await stage.person("Anna");
    await send(
      anna,
      `${ECHO.split("\n")[0]}\nexport const move = (h) => h[7].own;\n`,
      "/strategy submit bad-bot",
    );
    const report = await shown(anna.id, "bad-bot failed in its trial");
    expect(report?.text).toMatch(/Line 2, column \d+:/);
    const [mine] = await stage.say(anna, "/strategy mine");
    expect(mine?.text).toContain("You have no strategy of your own yet");
  });
});
