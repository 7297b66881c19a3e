// A file sent with a slash command: as Discord resolves it, late, expired, and too large. The adapter runs in this
// process behind a command that shows what it read.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlatformAdapter } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { createDiscordAdapter } from "../../../../src/platforms/discord/index.ts";
import { keepLog } from "../../discord/samples.ts";
import { FILE_BYTES_MAX, receipt, submitting } from "../../submit-command.ts";
import { eventually, type Simulator, startSimulator } from "../rig.ts";
import { Ack, newcomer, noticeIn, type Outcome, type Person, type PickedFile } from "./person.ts";
import { expectNoRuleBroken } from "./stage.ts";

const BYTES = Buffer.from("export const move = () => 'rock';\n");
const picked = (bytes: Uint8Array, filename = "my-bot.js"): PickedFile => ({
  filename,
  base64: Buffer.from(bytes).toString("base64"),
});

describe("a file on Discord", () => {
  let simulator: Simulator;
  let adapter: PlatformAdapter;
  let anna: Person;
  let log: ReturnType<typeof keepLog>;
  /** Commands wait for this before they read; by default, for nothing. */
  let reading: Promise<void>;

  beforeAll(async () => {
    simulator = await startSimulator("discord", "--no-privileged-intents");
  });
  beforeEach(async () => {
    log = keepLog();
    reading = Promise.resolve();
    const { token, apiUrl } = simulator;
    adapter = createDiscordAdapter({ token, apiUrl, log, deferAfterMs: 300 });
    const dispatch = submitting();
    await adapter.start({
      ...dispatch,
      handle: async (event) => {
        await reading;
        return dispatch.handle(event);
      },
    });
    anna = await newcomer(simulator);
  });
  afterEach(async () => {
    await adapter.stop();
    await expectNoRuleBroken(simulator);
  });
  afterAll(() => simulator.stop());

  const submit = (file: PickedFile, more: object = {}): Promise<Outcome> =>
    anna.says("submit", { file, name: "my-bot" }, more);
  const answered = (id: string): Promise<Outcome> =>
    eventually(
      () => simulator.get<Outcome>(`interaction?id=${id}`),
      ({ message, followups }) => Boolean(message?.content) || followups.length > 0,
    );

  it.each([
    ["as people write them", BYTES],
    ["of no byte", new Uint8Array()],
    ["of the largest size", new Uint8Array(FILE_BYTES_MAX)],
    ["with bytes of no text", Uint8Array.from({ length: 1000 }, (_, at) => at % 256)],
  ])("reaches its command whole: %s", async (_, bytes) => {
    expect(noticeIn(await submit(picked(bytes)))).toContain(receipt("my-bot.js", bytes, "my-bot"));
  });

  it.each([
    ["in a direct message", { context: "bot_dm" }],
    ["where the bot is not", { install: "user", context: "private" }],
  ] as const)("reaches its command %s", async (_, scene) => {
    expect(noticeIn(await submit(picked(BYTES), scene))).toContain(`${BYTES.length} bytes`);
  });

  it("is reported missing if Discord no longer has it", async () => {
    const words = say("en", "problem-file-unavailable");
    expect(noticeIn(await submit({ ...picked(BYTES), expired: true }))).toContain(words);
    expect(log.lines.join()).toContain("status 404");
    expect(log.lines.join()).not.toContain("/cdn/");
  });

  it("is downloaded after the command was acknowledged in time", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    reading = promise;
    const outcome = await submit(picked(BYTES), { until: "ack" });
    expect(outcome.response?.type).toBe(Ack.deferredPost);
    resolve();
    expect(noticeIn(await answered(outcome.id))).toContain(receipt("my-bot.js", BYTES, "my-bot"));
  });

  describe("one left out of the command", () => {
    const open = (more: object = {}) => anna.says("submit", { name: "my-bot" }, { ...more });

    it("arrives with the form, under the name typed there", async () => {
      const filled = await anna.fillsIn(await open(), { file: { files: [picked(BYTES)] }, name: "other" });
      expect(noticeIn(filled)).toContain(receipt("my-bot.js", BYTES, "other"));
    });

    it("can be sent without a name, even in a direct message", async () => {
      const opened = await anna.says("submit", {}, { context: "bot_dm" });
      const filled = await anna.fillsIn(opened, { file: { files: [picked(BYTES)] } });
      expect(noticeIn(filled)).toContain(receipt("my-bot.js", BYTES));
    });

    it("is requested in a message when it's too late for a form", async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      reading = promise;
      const opened = await open({ until: "ack" });
      expect(opened.response?.type).toBe(Ack.deferredPost);
      resolve();
      const words = say("en", "discord-file-missing", { example: "/submit file", option: "file" });
      // Discord shows commands as links.
      expect(noticeIn(await answered(opened.id))).toContain(words.slice(words.indexOf("needs")));
    });
  });
});
