// The real adapter in this process, with scripted replies, on a simulated Discord: which call carries which reply,
// early or late, what the bot sends by itself, and what an outage looks like from inside.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlatformAdapter } from "../../../../src/chat/feature.ts";
import type { Incoming } from "../../../../src/chat/incoming.ts";
import type { Reply, View } from "../../../../src/chat/view.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { createLog } from "../../../../src/infra/logger.ts";
import { createDiscordAdapter } from "../../../../src/platforms/discord/index.ts";
import { command, sub } from "../../../chat/parsing.ts";
import { FILE_BYTES_MAX, receipt, SUBMIT, submitting } from "../../submit-command.ts";
import { eventually, type Simulator, startSimulator } from "../rig.ts";
import {
  Ack,
  isPrivate,
  type Message,
  messageNow,
  newcomer,
  noticeIn,
  type Outcome,
  type Person,
  type PickedFile,
  shownBy,
} from "./person.ts";
import { callsFor, expectNoRuleBroken, HERE, pinged } from "./stage.ts";

const NEVER_MS = 600_000;
const AT_ONCE_MS = 1;
const SUPPRESS_EMBEDS = 4;
const PLACE = { kind: "group", id: HERE } as const;
const COMMANDS = [command("rps", sub("play"), { ...sub("verify"), audience: "caller" as const }), SUBMIT];

const view = (text: string, mention?: string, picture?: number): View => ({
  blocks: [
    { type: "text", text, ...(mention && { mention: { id: mention, name: "Boris" } }) },
    ...(picture
      ? [{ type: "picture", name: "a.png", png: Uint8Array.of(picture), alt: "bars" } as const]
      : []),
  ],
  buttons: [[{ label: "Go on", action: { scope: "rps", session: "s1", turn: 0, move: "on" } }]],
});
const post = (text: string, audience: "place" | "caller" = "place", mention?: string): Reply => ({
  ...{ type: "post", audience },
  view: view(text, mention),
});
const edit = (text: string): Reply => ({ type: "edit", view: view(text) });

interface Rig {
  readonly simulator: Simulator;
  readonly adapter: PlatformAdapter;
  readonly anna: Person;
  readonly lines: readonly string[];
  /** Answers what comes next. */
  answer(reply: Reply | ((incoming: Incoming) => Promise<Reply>)): void;
  strike(operation: string, action: object, times?: number): Promise<unknown>;
}

function describeAdapter(title: string, deferAfterMs: number, tests: (rig: Rig) => void): void {
  describe(title, () => {
    const rig = {} as { -readonly [Part in keyof Rig]: Rig[Part] };
    beforeAll(async () => {
      const simulator = await startSimulator("discord", "--no-privileged-intents", "--rate-limits", "real");
      const lines: string[] = [];
      const log = createLog(
        { logLevel: "trace", logIds: "hashed", secrets: [] },
        (line) => void lines.push(line),
      );
      const { token, apiUrl } = simulator;
      const adapter = createDiscordAdapter({ token, apiUrl, log, deferAfterMs });
      let answer: (incoming: Incoming) => Promise<Reply> = () => Promise.reject(new Error("no answer yet"));
      await adapter.start({
        ...{ commands: COMMANDS, complete: async () => [], offers: async () => [] },
        handle: (incoming) => answer(incoming),
      });
      const anna = await newcomer(simulator, {}, "Anna");
      Object.assign(rig, { simulator, adapter, anna, lines });
      rig.answer = (reply) => {
        answer = typeof reply === "function" ? reply : async () => reply;
      };
      rig.strike = (operation, action, times = 1) =>
        simulator.post("fault", { match: { operation }, times, action });
    });
    afterAll(async () => {
      await rig.adapter?.stop();
      await expectNoRuleBroken(rig.simulator, [50013, 10003]);
      await rig.simulator?.stop();
    });
    tests(rig);
  });
}

describeAdapter("a reply that is ready in time on Discord", NEVER_MS, (rig) => {
  const opened = async (): Promise<Message> => {
    rig.answer(post("before"));
    return shownBy(await rig.anna.says("rps play"));
  };
  it.each<[string, string, Reply, boolean]>([
    ["a command's post", "rps play", post("hello"), false],
    ["a command's post to the caller", "rps verify", post("hello", "caller"), true],
    ["a command's notice", "rps play", { type: "notice", text: "hello" }, true],
    ["a command's edit, without a message to edit,", "rps play", edit("hello"), false],
    ["a private command's edit", "rps verify", edit("hello"), true],
    [
      "a command's silence, which would seem a failure,",
      "rps play",
      { type: "silence", brief: "hello" },
      true,
    ],
  ])("%s is a new message in one call", async (_what, line, reply, isAlone) => {
    rig.answer(reply);
    const outcome = await rig.anna.says(line);
    expect(outcome.response?.type).toBe(Ack.post);
    expect([shownBy(outcome).content, isPrivate(shownBy(outcome))]).toEqual(["hello", isAlone]);
    expect(await callsFor(rig.simulator, outcome)).toHaveLength(1);
  });

  it.each<[string, Reply, number, boolean]>([
    ["edit replaces the pressed message", edit("hello"), Ack.update, false],
    ["post is a new message", post("hello"), Ack.post, false],
    ["notice is private and changes nothing", { type: "notice", text: "hello" }, Ack.post, true],
    ["silence changes nothing", { type: "silence", brief: "hello" }, Ack.deferredUpdate, false],
  ])("a press's %s, in one call", async (_what, reply, ack, isAlone) => {
    const before = await opened();
    rig.answer(reply);
    const outcome = await rig.anna.presses(before, "Go on", { until: "ack" });
    expect(outcome.response?.type).toBe(ack);
    expect(await callsFor(rig.simulator, outcome)).toHaveLength(1);
    const now = await messageNow(rig.simulator, before);
    expect(now?.content).toBe(ack === Ack.update ? "hello" : "before");
    if (ack === Ack.post) expect(isPrivate(shownBy(outcome))).toBe(isAlone);
  });

  it("pings whom a public post calls, and no one in private or by an edit", async () => {
    const boris = await newcomer(rig.simulator, {}, "Boris");
    await rig.simulator.post("reset");
    rig.answer(post("Boris, hello", "caller", boris.id));
    await rig.anna.says("rps verify");
    expect(await pinged(rig.simulator)).toEqual([]);
    rig.answer(post("Boris, hello", "place", boris.id));
    const called = shownBy(await rig.anna.says("rps play"));
    expect(called.content).toBe(`<@${boris.id}>, hello`);
    rig.answer({ type: "edit", view: view("Boris, hello again", boris.id) });
    await rig.anna.presses(called, "Go on");
    expect(await pinged(rig.simulator)).toEqual([boris.id]);
  });

  it.each(["not heard", "lost"])(
    "tells its message to its feature, even if Discord's answer is %s",
    async (how) => {
      const posted = Promise.withResolvers<string>();
      const onPosted = async (message: string) => posted.resolve(message);
      rig.answer({ type: "post", view: view("hello"), audience: "place", onPosted });
      if (how === "lost") await rig.strike("create_interaction_response", { drop: "after" });
      const { id } = shownBy(await rig.anna.says("rps play"));
      expect(await posted.promise).toBe(id);
    },
  );

  const LINES = Array.from({ length: 80 }, (_, at) => `${at}: ${"слово ".repeat(10).trim()}`);

  it("is complete in an embed if it's long, which a shorter edit removes", async () => {
    const whole = ({ content, embeds, flags }: Message) =>
      [content, ...(flags & SUPPRESS_EMBEDS ? [] : embeds).map((embed) => embed.description)].join("\n");
    const [long, short] = [LINES.join("\n"), "short"];
    rig.answer(post(long));
    let shown = shownBy(await rig.anna.says("rps play"));
    expect(whole(shown)).toBe(long);
    for (const text of [short, long]) {
      rig.answer(edit(text));
      shown = shownBy(await rig.anna.presses(shown, "Go on"));
      expect(whole(shown)).toBe(text);
    }
    rig.answer({ type: "notice", text: long });
    expect(whole(shownBy(await rig.anna.says("rps play")))).toBe(long);
  });

  it("that Discord refuses becomes a sentence, and nothing personal gets into the log", async () => {
    const { simulator, strike, lines } = rig;
    await strike("create_interaction_response", { status: 403, body: { code: 50013, message: "No" } });
    rig.answer(post("Anna has played scissors"));
    const refused = await rig.anna.says("rps play");
    expect(noticeIn(refused)).toBe(say("en", "failure-unexpected"));
    rig.answer(() => Promise.reject(new Error("Anna's pick")));
    expect(noticeIn(await rig.anna.says("rps play"))).toBe(say("en", "failure-unexpected"));
    const { token } = await simulator.get<{ token: string }>(`interaction?id=${refused.id}`);
    const all = lines.join("");
    expect(all).toContain("answering an interaction failed");
    for (const word of ["scissors", rig.anna.id, HERE, refused.id, token, simulator.token])
      expect(all).not.toContain(word);
  });
});

describeAdapter("a reply that is late on Discord", AT_ONCE_MS, (rig) => {
  /** Resolves once the deferral has arrived; `give` makes the reply. */
  async function late(act: (until: object) => Promise<Outcome>) {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    rig.answer(() => promise);
    const deferred = await act({ until: "ack" });
    const settled = async (): Promise<Outcome> =>
      eventually(
        () => rig.simulator.get<Outcome>(`interaction?id=${deferred.id}`),
        ({ settled: isSettled, followups }) => isSettled || followups.length > 0,
      );
    const give = (reply: Reply): Promise<Outcome> => {
      resolve(reply);
      return settled();
    };
    return { deferred, give };
  }
  const notice: Reply = { type: "notice", text: "late" };

  it.each<[string, string, Reply, boolean, boolean]>([
    ["a post fills a public placeholder", "rps play", post("late"), false, true],
    ["a notice fills a private one", "rps verify", notice, true, true],
    ["a notice replaces a public one", "rps play", notice, true, false],
    ["silence replaces a public one", "rps play", { type: "silence", brief: "late" }, true, false],
    ["a public post replaces a private one", "rps verify", post("late"), false, false],
    [
      "a post that calls someone replaces one, as an edit pings no one",
      "rps play",
      post("Boris", "place", "7"),
      false,
      false,
    ],
  ])("%s", async (_what, line, reply, isAlone, isFilled) => {
    const { deferred, give } = await late((until) => rig.anna.says(line, {}, until));
    expect(deferred.response?.type).toBe(Ack.deferredPost);
    const { message, followups } = await give(reply);
    const shown = (isFilled ? message : followups[0]) as Message;
    expect(isPrivate(shown)).toBe(isAlone);
    expect(followups).toHaveLength(isFilled ? 0 : 1);
    if (!isFilled) expect(message).toBeNull();
  });

  it("acknowledges a press silently, edits its message late, and adds what's private", async () => {
    const { give: open } = await late((until) => rig.anna.says("rps play", {}, until));
    const before = shownBy(await open(post("before")));
    const { deferred, give } = await late((until) => rig.anna.presses(before, "Go on", until));
    expect(deferred.response?.type).toBe(Ack.deferredUpdate);
    await give({ type: "edit", view: view("late"), notice: "psst" });
    const outcome = await eventually(
      () => rig.simulator.get<Outcome>(`interaction?id=${deferred.id}`),
      ({ followups }) => followups.length > 0,
    );
    expect([outcome.message?.content, noticeIn(outcome)]).toEqual(["late", "psst"]);
  });

  it("answers with the reply itself if the deferral doesn't get through", async () => {
    await rig.strike("create_interaction_response", { status: 500 }, 4);
    const { promise, resolve } = Promise.withResolvers<Reply>();
    rig.answer(() => promise);
    const asked = rig.anna.says("rps play");
    await eventually(
      () => rig.simulator.get<readonly object[]>("faults"),
      (left) => left.length === 0,
    );
    resolve(post("late"));
    expect((await asked).response?.type).toBe(Ack.post);
  });
});

describeAdapter("what the bot sends by itself on Discord", NEVER_MS, (rig) => {
  const shown = (id: string) => messageNow(rig.simulator, { id, channel_id: HERE });
  const posted = async (text: string, key: string, picture?: number): Promise<string> => {
    const outcome = await rig.adapter.post(PLACE, view(text, undefined, picture), key);
    return outcome.state === "posted" ? (outcome.message ?? "") : expect.fail(outcome.state);
  };

  it("is posted once, and edited with each change within limits", async () => {
    const message = await posted("round 0", "key 1");
    expect(await posted("round 0", "key 1")).toBe(message);
    const edits = Array.from({ length: 30 }, (_, at) =>
      rig.adapter.edit(PLACE, message, view(`round ${at + 1}`)),
    );
    expect(new Set(await Promise.all(edits))).toEqual(new Set(["edited"]));
    expect((await shown(message))?.content).toContain("round 30");
    expect(await rig.simulator.get("transcript?operation=update_message")).toHaveLength(2);
  });

  it.each([
    ["the bot's own server", {}],
    ["a server without the bot", { context: "guild", install: "user" }],
    ["a conversation of two people", { context: "private", install: "user" }],
  ] as const)("edits an answer in %s by its name, known from a press", async (_where, scene) => {
    const boris = await newcomer(rig.simulator, scene, "Boris");
    rig.answer(post("before"));
    const message = shownBy(await boris.says("rps play"));
    const name = Promise.withResolvers<string>();
    rig.answer(async (incoming) => {
      if ("message" in incoming) name.resolve(incoming.message ?? "");
      return edit("pressed");
    });
    await boris.presses(message, "Go on");
    const place = { kind: "group", id: message.channel_id } as const;
    expect(await rig.adapter.edit(place, await name.promise, view("later"))).toBe("edited");
    expect((await messageNow(rig.simulator, message))?.content).toBe("later");
  });

  it("gets each form's picture, and loses it with a form that has none", async () => {
    const message = await posted("round 0", "key 2", 1);
    const pictures = async () => (await shown(message))?.attachments.map(({ url }) => url);
    const [first] = (await pictures()) ?? [];
    expect(await rig.adapter.edit(PLACE, message, view("round 1", undefined, 2))).toBe("edited");
    expect(await pictures()).toEqual([expect.not.stringContaining(first ?? "none")]);
    expect(await rig.adapter.edit(PLACE, message, view("the end"))).toBe("edited");
    expect(await pictures()).toEqual([]);
  });

  it("reaches a person's direct messages", async () => {
    const chat = await rig.adapter.privateChat(rig.anna.id);
    if (chat.state !== "open") throw new Error(chat.state);
    expect(await rig.adapter.post(chat.place, view("for you"), "dm")).toMatchObject({
      state: "posted",
    });
  });

  let keys = 0;
  const FORBIDDEN = { status: 403, body: { code: 50013, message: "Missing Permissions" } };
  it.each([
    ["a 502, again and again", { status: 502 }, 4, "unavailable"],
    ["a connection that breaks twice", { drop: "before" }, 2, "unavailable"],
    ["missing permissions", FORBIDDEN, 1, "forbidden"],
  ] as const)("tells an outage from a refusal: %s", async (_what, action, times, why) => {
    const state = why === "unavailable" ? why : "refused";
    const message = await posted("before", `${++keys}`);
    await rig.strike("create_message", action, times);
    expect(await rig.adapter.post(PLACE, view("more"), `${++keys}`)).toEqual({
      ...{ state },
      ...(state === "refused" && { why }),
    });
    await rig.strike("update_message", action, times);
    expect(await rig.adapter.edit(PLACE, message, view("more"))).toBe(state);
  });

  it("rests for a minute after a 429 that doesn't say for how long, and logs it once", async () => {
    await rig.strike("create_message", { status: 429, body: "<html>Too many requests</html>" }, 0);
    const before = await rig.simulator.get<readonly object[]>("transcript?kind=rest");
    for (const key of ["a", "b", "c"])
      expect(await rig.adapter.post(PLACE, view("more"), key)).toEqual({ state: "unavailable" });
    const calls = await rig.simulator.get<readonly object[]>("transcript?kind=rest");
    expect(calls.length - before.length).toBe(1);
    expect(rig.lines.filter((line) => line.includes("calls rest for 60 s"))).toHaveLength(1);
  });
});

describeAdapter("a file on Discord", NEVER_MS, (rig) => {
  const BYTES = Buffer.from("export const move = () => 'rock';\n");
  const picked = (bytes: Uint8Array): PickedFile => ({
    filename: "my-bot.js",
    base64: Buffer.from(bytes).toString("base64"),
  });
  beforeAll(() => rig.answer((incoming) => submitting().handle(incoming)));
  const submit = (file: PickedFile, scene = {}) => rig.anna.says("submit", { file, name: "my-bot" }, scene);

  it.each([
    ["as people write them", BYTES],
    ["of the largest size", new Uint8Array(FILE_BYTES_MAX)],
    ["with bytes of no text", Uint8Array.from({ length: 1000 }, (_, at) => at % 256)],
  ])("reaches its command whole: %s", async (_, bytes) => {
    expect(noticeIn(await submit(picked(bytes)))).toContain(receipt("my-bot.js", bytes, "my-bot"));
  });

  it("that was left out of the command arrives with a form, under the name typed there", async () => {
    const form = await rig.anna.says("submit", { name: "my-bot" }, { context: "bot_dm" });
    const filled = await rig.anna.fillsIn(form, { file: { files: [picked(BYTES)] }, name: "other" });
    expect(noticeIn(filled)).toContain(receipt("my-bot.js", BYTES, "other"));
  });
});
