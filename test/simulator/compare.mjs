// Reports where this copy of the simulator is behind the original: one line for each file that differs, or a line
// saying that everything is up to date.
//   node compare.mjs ORIGINAL [SPECS]
// With the folder of the full specs, it also distills the facts again. It only informs: a difference isn't a failure.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COPY = fileURLToPath(new URL(".", import.meta.url));
const FACTS = ["discord.facts.json", "telegram.facts.json"];
/** Parts of the original that aren't copied: here it serves tests, and isn't measured or proved. */
const LEFT_OUT = [/^bench-/, /^prove-/, /^bots$/, /^proofs$/, /^lib\/proof\.mjs$/];
/** Files in this folder that aren't copies. */
const OWN = ["compare.mjs"];

const [original, specs] = process.argv.slice(2);
if (!original) throw new Error("say where the original is: node compare.mjs ORIGINAL [SPECS]");
const differences = [...compareCode(original), ...(specs ? compareFacts(specs) : [])];
for (const difference of differences) process.stdout.write(`${difference}\n`);
if (differences.length === 0) process.stdout.write("The simulator's copy is up to date.\n");

function compareCode(folder) {
  const theirs = codeIn(folder).filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name)));
  const ours = codeIn(COPY).filter((name) => !OWN.includes(name));
  const gone = ours.filter((name) => !theirs.includes(name));
  return [
    ...theirs.flatMap((name) => compareFile(name, join(COPY, name), join(folder, name))),
    ...gone.map((name) => `The project's copy still has ${name}, which the original has not.`),
  ];
}

function codeIn(folder) {
  const inside = (path) => readdirSync(join(folder, path)).filter((name) => name.endsWith(".mjs"));
  return [...inside("."), ...inside("lib").map((name) => `lib/${name}`)].sort();
}

function compareFacts(folder) {
  const fresh = mkdtempSync(join(tmpdir(), "facts-"));
  try {
    const flags = ["--specs", folder, "--out", fresh];
    const { status, stderr } = spawnSync(process.execPath, [join(COPY, "distill.mjs"), ...flags], {
      encoding: "utf8",
    });
    if (status !== 0)
      return [`The facts could not be distilled: ${/^\w*Error: .*/m.exec(stderr)?.[0] ?? "try distill.mjs"}`];
    return FACTS.flatMap((name) =>
      compareFile(`facts/${name}`, join(COPY, "facts", name), join(fresh, name)),
    );
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function compareFile(name, ours, theirs) {
  if (!existsSync(ours)) return [`The project's copy has no ${name}.`];
  const [mine, other] = [readFileSync(ours, "utf8"), readFileSync(theirs, "utf8")];
  if (mine === other) return [];
  const lines = Math.max(linesOnlyIn(mine, other), linesOnlyIn(other, mine));
  const what =
    lines > 0
      ? `${lines} ${lines === 1 ? "line differs" : "lines differ"}`
      : "the order of its lines differs";
  return [`The project's copy of ${name} is behind: ${what}.`];
}

/** How many lines of one text are missing from the other, or occur there less often. */
function linesOnlyIn(text, other) {
  const left = new Map();
  for (const line of other.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}
