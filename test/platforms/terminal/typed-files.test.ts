// Files named by path at the terminal.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommandCall } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { completeLine } from "../../../src/platforms/terminal/complete-line.ts";
import { withTypedFiles } from "../../../src/platforms/terminal/typed-files.ts";
import { FILE_BYTES_MAX, receipt, SUBMIT, submitting } from "../submit-command.ts";
import { createStage } from "./stage.ts";

const BYTES = Buffer.from("export const move = () => 'rock';\n");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "typed-files-"));
  writeFileSync(join(folder, "my-bot.js"), BYTES);
  writeFileSync(join(folder, "my bot.js"), BYTES);
  writeFileSync(join(folder, "plain"), BYTES);
  writeFileSync(join(folder, ".hidden.js"), BYTES);
  writeFileSync(join(folder, "empty.js"), "");
  writeFileSync(join(folder, "full.js"), Buffer.alloc(FILE_BYTES_MAX));
  writeFileSync(join(folder, "large.js"), Buffer.alloc(FILE_BYTES_MAX + 1));
  writeFileSync(join(folder, "closed.js"), BYTES, { mode: 0 });
  mkdirSync(join(folder, "bots"));
  execFileSync("mkfifo", [join(folder, "pipe.js")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const isShown = (name: string) => !name.startsWith(".");

/** What is printed in answer to a line, joined into one line. */
async function answerTo(line: string, locale: (typeof LOCALES)[number] = "en"): Promise<string> {
  const bot = submitting();
  const stage = createStage({ commands: bot.commands, answer: bot.handle, locale });
  return (await stage.pipe(line)).replaceAll(/\s+/g, " ");
}

/** The Tab key's suggestions for a line. */
async function offered(line: string): Promise<readonly string[]> {
  const caller = { platform: "terminal", id: "a", name: "A", locale: "en" } as const;
  const place = { kind: "private", id: "a" } as const;
  const [words] = await completeLine(line, { dispatch: submitting(), caller, place });
  return words;
}

describe("a line at a terminal", () => {
  it.each([
    ["an absolute path", () => `/submit file ${at("my-bot.js")} my-bot`, "my-bot.js"],
    ["the path behind a word", () => `/submit my-bot ${at("my-bot.js")}`, "my-bot.js"],
    ["a relative path", () => `/submit ${relative("", at("my-bot.js"))} my-bot`, "my-bot.js"],
    ["a path with spaces in quotes", () => `/submit "${at("my bot.js")}" my-bot`, "my bot.js"],
    ["the option by its name", () => `/submit name=my-bot file=${at("plain")}`, "plain"],
    ["the same with quotes", () => `/submit file="${at("my bot.js")}" my-bot`, "my bot.js"],
  ])("sends a file by %s", async (_, line, name) => {
    expect(await answerTo(line())).toContain(receipt(name, BYTES, "my-bot"));
  });

  it.each([
    ["empty.js", 0],
    ["full.js", FILE_BYTES_MAX],
  ])("sends %s whole, with %d bytes", async (name, bytes) => {
    expect(await answerTo(`/submit ${at(name)}`)).toContain(receipt(name, new Uint8Array(bytes)));
  });

  it("expands ~ to the home folder", async () => {
    expect(await answerTo("/submit file=~")).toContain(say("en", "terminal-no-plain-file", { path: "~" }));
    const path = "~/there-is-no-such-file.js";
    expect(await answerTo(`/submit ${path}`)).toContain(say("en", "terminal-no-such-file", { path }));
    expect((await offered("/submit ~/")).length > 0).toBe(readdirSync(homedir()).some(isShown));
  });

  const problems = [
    ["a file that is not there", "none.js", "terminal-no-such-file"],
    ["a path through a file", "plain/none.js", "terminal-no-such-file"],
    ["a folder", "bots", "terminal-no-plain-file"],
    ["a pipe", "pipe.js", "terminal-no-plain-file"],
  ] as const;
  it.each(LOCALES.flatMap((locale) => problems.map((problem) => [locale, ...problem] as const)))(
    "is told in %s of %s",
    async (locale, _, name, id) => {
      expect(await answerTo(`/submit ${at(name)}`, locale)).toContain(say(locale, id, { path: at(name) }));
    },
  );

  it("is refused for a device, which is not read", async () => {
    for (const path of ["/dev/zero", "/dev/tty"])
      expect(await answerTo(`/submit ${path}`)).toContain(say("en", "terminal-no-plain-file", { path }));
  });

  it.skipIf(process.getuid?.() === 0)("is refused for an unreadable file", async () => {
    const words = say("en", "terminal-file-unreadable", { path: at("closed.js"), reason: "EACCES" });
    expect(await answerTo(`/submit ${at("closed.js")}`)).toContain(words);
  });

  it("is refused for a file that is too large", async () => {
    const words = say("en", "problem-file-too-large", { kilobytes: 64 });
    expect(await answerTo(`/submit ${at("large.js")}`)).toContain(words);
  });

  it.each(LOCALES)("explains in %s how to name a file when it has no path", async (locale) => {
    const words = say(locale, "terminal-file-missing", { example: "/submit file", option: "file" });
    expect(await answerTo("/submit my-bot", locale)).toContain(words);
  });
});

describe("a file at a terminal that changes before it is read", () => {
  const fileAt = async (name: string) => {
    const call = { command: "submit", subcommand: "file", options: { file: at(name) } };
    const called = await withTypedFiles({ ...call, caller: { locale: "en" } } as unknown as CommandCall, [
      SUBMIT,
    ]);
    if (typeof called === "string") throw new Error(called);
    const file = called.files?.file;
    if (!file) throw new Error("no file");
    return file;
  };

  it.each([
    ["has grown", "too-large", (path: string) => writeFileSync(path, Buffer.alloc(FILE_BYTES_MAX + 1))],
    ["is gone", "unavailable", (path: string) => rmSync(path)],
    [
      "has become a pipe",
      "unavailable",
      (path: string) => {
        rmSync(path);
        execFileSync("mkfifo", [path]);
      },
    ],
  ])("and %s is %s", async (_, kind, change) => {
    writeFileSync(at("changing.js"), BYTES);
    const file = await fileAt("changing.js");
    change(at("changing.js"));
    await expect(file.read()).rejects.toMatchObject({ kind });
    rmSync(at("changing.js"), { force: true });
  });
});

describe("the tab key", () => {
  it("offers paths, folders to continue in, and quoted names with spaces", async () => {
    expect(await offered(`/submit ${at("my")}`)).toEqual([`"${at("my bot.js")}" `, `${at("my-bot.js")} `]);
    expect(await offered(`/submit ${at("bo")}`)).toEqual([`${at("bots/")}`]);
    expect(await offered(`/submit file=${at("em")}`)).toEqual([`file=${at("empty.js")} `]);
  });

  it("offers the working directory at first, and hidden files only after a dot", async () => {
    expect(await offered("/submit file ")).toContain("./package.json ");
    expect(await offered("/submit file packag")).toContain("package.json ");
    expect(await offered(`/submit ${at("")}`)).not.toContain(`${at(".hidden.js")} `);
    expect(await offered(`/submit ${at(".h")}`)).toEqual([`${at(".hidden.js")} `]);
  });

  it("offers nothing in a missing folder", async () => {
    expect(await offered(`/submit ${at("none/")}`)).toEqual([]);
  });
});
