import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runInterrupted } from "../cli/run.ts";
import { folderOfTests, recordedFile } from "./lab.ts";

const { folder, file } = folderOfTests();

const crowd = file(
  "crowd.csv",
  recordedFile(
    Array.from({ length: 1500 }, (_, person) => `p${person}`),
    100,
    (round) => "RPS"[round % 3] as string,
  ),
);

/** Long enough that they won't finish before Ctrl+C. */
const STUDIES: readonly (readonly [
  string,
  readonly string[],
  (report: { readonly rows?: unknown[]; readonly people?: number }) => number,
])[] = [
  ["predict", ["--data", crowd, "--strategy", "mixing"], ({ people = 0 }) => people],
  ["oddeven", ["--matches", "150"], ({ rows = [] }) => rows.length],
];

describe("Ctrl+C in a long study", () => {
  it.each(STUDIES)(
    "prints and draws what lab %s has finished, marked incomplete",
    async (study, args, count) => {
      const charts = join(folder, study);
      const { code, out, err } = await runInterrupted(
        ["cli/index", "lab", study, ...args, "--json", "--plot", charts],
        charts,
      );
      expect(code).toBe(130);
      expect(err).toMatch(/^Interrupted\. Showing what was finished\.$/m);
      const report = JSON.parse(out);
      expect(report.complete).toBe(false);
      expect(count(report)).toBeGreaterThan(0);
      expect(readdirSync(charts).some((name) => name.startsWith(study))).toBe(true);
    },
  );

  it("prints the finished cells and leaves the others empty", async () => {
    const charts = join(folder, "thesis");
    const args = ["cli/index", "lab", "thesis", "--table", "4.11", "--workers", "1", "--plot", charts];
    const { code, out, err } = await runInterrupted(args, charts);
    expect(code).toBe(130);
    expect(err).toContain("Interrupted");
    expect(out).toMatch(/^90% .*- \(93\) +- \(93\) +94\.9$/m);
    expect(out).toContain("not every match was played");
  });
});
