// `gadalka strategy new`: a strategy that plays, its types and its test. What is there already is not
// touched.

import { lstat, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { asName, newNameRefusal } from "../../../commands/strategy/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";

export interface NewOptions {
  readonly ts?: true;
}

const STARTER = new URL("./starter/", import.meta.url);
const STARTER_NAME = "my-bot";
/** The same for all strategies of a folder. */
const TYPES = "gadalka-strategy.d.ts";

/** Writes `<name>.js`, `<name>.test.js` and the types. @throws ConfigProblem for a name that nobody could
 * submit it by, and where one of the files is there. */
export async function newStrategy(typed: string, { ts }: NewOptions): Promise<void> {
  const folder = dirname(typed);
  const name = checkedName(basename(typed).replace(/\.[jt]s$/, ""));
  const file = `${name}.${ts ? "ts" : "js"}`;
  const types = await starter(TYPES);
  const texts = new Map([
    [file, await starter(`${STARTER_NAME}.${ts ? "ts" : "js"}`)],
    [
      `${name}.test.js`,
      (await starter(`${STARTER_NAME}.test.js`))
        .replaceAll(`./${STARTER_NAME}.js`, `./${file}`)
        .replace("nothing but Node: node --test", `nothing but Node: ${nodeFor(file)} --test`),
    ],
  ]);
  const hasTypes = await isThere(join(folder, TYPES));
  if (hasTypes && (await readFile(join(folder, TYPES), "utf8").catch(() => "")) !== types)
    throw taken(join(folder, TYPES), "is another one; move it away first, or write the strategy elsewhere");
  for (const one of texts.keys())
    if (await isThere(join(folder, one)))
      throw taken(join(folder, one), "is there already; choose another name");
  if (!hasTypes) await write(join(folder, TYPES), types);
  for (const [one, text] of texts) await write(join(folder, one), text.replaceAll(STARTER_NAME, name));
  process.stdout.write(
    whatNext(join(folder, file), `${nodeFor(file)} --test ${join(folder, `${name}.test.js`)}`),
  );
}

function checkedName(typed: string): string {
  const name = asName(typed);
  const refusal = newNameRefusal(name);
  if (refusal && refusal !== "bad-name")
    throw new ConfigProblem("strategy new", `"${name}" is not free for a strategy; choose another name`);
  if (refusal)
    throw new ConfigProblem(
      "strategy new",
      `"${typed}" is no name for a strategy; 3 to 24 letters a to z, digits and hyphens are, a letter first`,
    );
  return name;
}

function starter(file: string): Promise<string> {
  return readFile(new URL(file, STARTER), "utf8");
}

/** Links that lead nowhere, too. */
async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      throw taken(dirname(path), "is no folder; make it first", error);
    throw taken(path, `cannot be written (${code})`, error);
  }
}

function taken(path: string, why: string, cause?: unknown): ConfigProblem {
  return new ConfigProblem("strategy new", `${path} ${why}`, { cause });
}

/** Node 20 reads no TypeScript; the Node that `npm ci` brings along does. */
function nodeFor(file: string): string {
  return file.endsWith(".ts") ? "npx node" : "node";
}

function whatNext(file: string, test: string): string {
  return [
    `${file} plays already. Write yours into it, and look how it does:`,
    `  ${test}`,
    `  ${typed(`match --game rps --a ${file} --b iocaine`)}`,
    `  ${typed(`strategy test ${file}`)}`,
    "",
  ].join("\n");
}
