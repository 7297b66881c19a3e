// Activities on Discord: the command that launches them, which Discord creates and the bot preserves, and what is
// reported if the commands can't be published.

import { expect, it } from "vitest";
import { spawnBot } from "../rig.ts";
import { noticeIn, shownBy } from "./person.ts";
import { changeCommands, describeOnDiscord } from "./stage.ts";

/** A command as Discord lists it. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly version: string;
}

const ENTRY_POINT = 4;
const REFUSAL = { code: 50240, message: "You cannot remove this app's Entry Point command." };

describeOnDiscord("an application with Activities", {}, (stage) => {
  const listed = () => stage.simulator.get<readonly Listed[]>("commands");
  const names = async () => (await listed()).map(({ name }) => name).sort();
  const published = async () =>
    (await stage.simulator.get<readonly unknown[]>("transcript?operation=bulk_set_application_commands"))
      .length;
  const publish = async () => {
    const line = spawnBot(["cli/index", "publish-commands"], stage.environment);
    return { code: await line.ended(), output: line.output() };
  };
  const entryPoint = async () => {
    const { version: _, ...rest } = (await listed()).find(({ type }) => type === ENTRY_POINT) as Listed;
    return rest;
  };
  /** As if the previous version hadn't had the last command. */
  const forgetOne = async () => {
    const one = (await listed()).filter(({ type }) => type !== ENTRY_POINT).at(-1);
    await changeCommands(stage, "DELETE", `/${one?.id}`);
  };

  it("keeps Discord's entry point when publishing newer commands", async () => {
    const before = await names();
    await stage.simulator.post("activities");
    const made = await entryPoint();
    const first = await published();
    expect(await stage.restartBot()).toBe(0);
    expect(await publish()).toMatchObject({ code: 0, output: expect.stringContaining("already up to date") });
    expect(await published()).toBe(first);
    await forgetOne();
    await stage.restartBot();
    expect(await names()).toEqual([...before, "launch"].sort());
    await forgetOne();
    expect(await publish()).toMatchObject({ code: 0, output: expect.stringContaining("commands published") });
    expect(await names()).toEqual([...before, "launch"].sort());
    expect(await entryPoint()).toEqual(made);
    expect(await published()).toBe(first + 2);
  });

  it("reports a refused command list in one line and keeps serving", async () => {
    await forgetOne();
    const kept = await names();
    const match = { operation: "bulk_set_application_commands" };
    await stage.simulator.post("fault", { match, times: 2, action: { status: 400, body: REFUSAL } });
    const { code, output } = await publish();
    expect(code).toBe(1);
    const [line, ...others] = output.split("\n").filter((text) => text.startsWith("publish-commands: "));
    expect(line).toMatch(/400, code 50240: .*; .*Run publish-commands/);
    expect(others).toEqual([]);
    expect(output).not.toMatch(/^\s+at /m);
    await stage.restartBot();
    expect(stage.bot.output()).toContain("couldn't publish the commands; Discord keeps the ones it has");
    expect(await names()).toEqual(kept);
    const person = await stage.person();
    expect(shownBy(await person.says("rps play", { length: "first to 2" })).content).not.toBe("");
    await stage.restartBot();
    expect(await names()).not.toEqual(kept);
  });

  it("accepts strategy files by their extension", async () => {
    const person = await stage.person();
    const file = { filename: "notes.txt", base64: Buffer.from("rock").toString("base64") };
    await expect(person.says("strategy submit", { file, name: "notes" })).rejects.toThrow("file types");
    const typed = { ...file, filename: "Notes.MTS" };
    expect(noticeIn(await person.says("strategy submit", { file: typed, name: "a" }))).not.toBe("");
  });
});
