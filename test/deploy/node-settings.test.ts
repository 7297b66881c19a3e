// However the bot is started, Node gets the same settings: those under which memory and latency were measured.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const STARTS = [
  "Dockerfile",
  "compose.yaml",
  "deploy/helm/gadalka/templates/bot.yaml",
  "deploy/helm/gadalka/templates/worker.yaml",
  "deploy/systemd/gadalka.service",
  "deploy/systemd/gadalka-worker.service",
];
const SETTINGS = ["--max-semi-space-size=4", "--v8-pool-size=1"];

describe("Node's settings", () => {
  it("are set in npm start", () => {
    const { scripts } = JSON.parse(text("package.json"));
    expect(settingsIn(scripts.start)).toEqual([SETTINGS]);
  });

  it.each(STARTS)("are the same in %s", (file) => {
    const all = settingsIn(text(file));
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(one).toEqual(SETTINGS);
  });

  it("are the same in load measurements", () => {
    expect(text("test/load/stand.ts")).toContain(`"NODE_OPTIONS=${SETTINGS.join(" ")}"`);
  });

  it("are documented for other ways to start the bot", () => {
    for (const setting of SETTINGS) expect(text("docs/hosting-reference.md")).toContain(`\`${setting}\``);
  });
});

function text(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

/** For each start of a bot or worker: the settings between `node` and the launcher. */
function settingsIn(content: string): readonly (readonly string[])[] {
  return [...content.matchAll(/\bnode\b([^\n]*?)src\/launch\.mjs"?,? "?(?:main|cli\/index|everything)/g)].map(
    ([, between = ""]) => between.match(/--[\w-]+=\w+/g) ?? [],
  );
}
