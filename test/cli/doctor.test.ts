// `gadalka doctor`, run as a host runs it: what is fine, what is a warning, and what needs fixing.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tryPicture } from "../../src/cli/doctor.ts";
import type { Chart } from "../../src/infra/pictures/index.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = Buffer.alloc(32, 7).toString("base64");
const doctor = (environment: Readonly<Record<string, string>>) =>
  run(["cli/index", "doctor"], { DATA_DIR: folder, ...environment });
const marks = (out: string) => out.split("\n").flatMap((line) => /^(?:ok|warn|FAIL|skip)\b/.exec(line) ?? []);

describe("gadalka doctor", () => {
  it("reports everything as fine in a good setup, and draws a picture", async () => {
    const { code, out } = await doctor({ HOST_KEY: KEY });
    expect(code).toBe(0);
    expect(new Set(marks(out))).toEqual(new Set(["ok"]));
    expect(out).toMatch(
      /^ok {4}pictures: drawn, with built-in typefaces for Latin, Cyrillic, .*Korean; emoji/m,
    );
    expect(out).toMatch(
      /^Everything works\.\nNext: set a token \(npm run -s gadalka -- setup\), or play in this /m,
    );
  });

  it("warns that the store holds the host's secret without a key, and exits with 0", async () => {
    const { code, out } = await doctor({ DATA_DIR: join(folder, "plain") });
    expect(code).toBe(0);
    expect(out).toMatch(/^warn {2}secret: .*set HOST_KEY before the first start$/m);
    expect(out).toContain("Everything works; 1 warning, see above.");
  });

  it("reports a failure, and continues with the other checks", async () => {
    const { code, out } = await doctor({ REDIS_URL: "redis://127.0.0.1:9", PORT: "1", HOST: "192.0.2.1" });
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL {2}Redis: REDIS_URL: /m);
    expect(out).toMatch(/^FAIL {2}port: PORT: /m);
    expect(out).toMatch(/^skip {2}secret: not checked until the store can be opened$/m);
    expect(out).toMatch(/^ok {4}pictures: /m);
    expect(out).toContain("2 to fix; see above.\nNext: change what FAIL names, then run this again.\n");
  });

  it("names every bad variable, and checks what doesn't need them", async () => {
    const bad = {
      REDIS_URL: "localhost",
      HOST_KEY: "tooshort",
      LOG_LEVEL: "loud",
      TELEGRAM_TOKEN: "none",
      PORT: "0",
    };
    const { code, out, err } = await doctor({
      ...bad,
      TELEGRAM_WEBHOOK_URL: "bot.example.org",
    });
    expect(code).toBe(1);
    expect(err).toBe("");
    const failed = [...out.matchAll(/^FAIL {2}(\w+): /gm)].map(([, name]) => name);
    expect(failed).toEqual([
      ...["TELEGRAM_TOKEN", "TELEGRAM_WEBHOOK_URL", "REDIS_URL", "HOST_KEY", "LOG_LEVEL", "PORT"],
    ]);
    expect(out).toMatch(/^skip {2}Redis: not checked until you fix REDIS_URL$/m);
    expect(out).toMatch(/^skip {2}Telegram: /m);
    expect(out).toMatch(/^skip {2}port: /m);
    expect(out).toMatch(/^ok {4}Discord: not used/m);
    expect(out).toMatch(/^ok {4}pictures: /m);
    expect(out).toContain("6 to fix; see above.");
    expect(out).not.toContain("tooshort");
  });

  it("says what to do if no picture can be drawn", async () => {
    const draw = () => Promise.reject(new Error("Cannot find module 'painter'\nRequire stack:"));
    await expect(tryPicture({ draw })).rejects.toThrow(
      /^can't draw any \(Cannot find module 'painter'\)\. Run npm ci /,
    );
  });

  it("names the scripts that its pictures can't show", async () => {
    const lacks = /[文あ한]/;
    const draw = async (chart: Chart) =>
      Buffer.from(
        "title" in chart && !lacks.test(chart.title) && chart.title !== "\ue000" ? chart.title : " ",
      );
    await expect(tryPicture({ draw })).rejects.toThrow("letters are missing (Chinese, Japanese, Korean)");
  });
});
