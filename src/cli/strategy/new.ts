// `gadalka strategy new`: creates a working strategy with its types and test. Existing files stay untouched.

import { lstat, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { asName, formRefusal } from "../../../commands/strategy/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typedHere } from "../../infra/console/typed.ts";

export interface NewOptions {
  readonly ts?: true;
}

const STARTER = new URL("./starter/", import.meta.url);
const STARTER_NAME = "my-bot";
/** Shared by all strategies of a folder. */
const TYPES = "gadalka-strategy.d.ts";

/** Writes `<name>.js`, `<name>.test.js` and the types. @throws ConfigProblem for a name that couldn't be submitted, and
 * if one of the files exists. */
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
    throw taken(
      join(folder, TYPES),
      "is a different one. Move it away first, or write the strategy to another folder",
    );
  for (const one of texts.keys())
    if (await isThere(join(folder, one)))
      throw taken(join(folder, one), "already exists. Choose another name");
  if (!hasTypes) await write(join(folder, TYPES), types);
  for (const [one, text] of texts) await write(join(folder, one), text.replaceAll(STARTER_NAME, name));
  process.stdout.write(
    whatNext(join(folder, file), `${nodeFor(file)} --test ${join(folder, `${name}.test.js`)}`),
  );
}

function checkedName(typed: string): string {
  const name = asName(typed);
  const refusal = formRefusal(name);
  if (refusal && refusal !== "bad-name")
    throw new ConfigProblem("strategy new", `"${name}" is taken. Choose another name`);
  if (refusal)
    throw new ConfigProblem(
      "strategy new",
      `"${typed}" isn't a valid name for a strategy. Use 3 to 24 letters a to z, digits and hyphens, a letter first`,
    );
  return name;
}

function starter(file: string): Promise<string> {
  return readFile(new URL(file, STARTER), "utf8");
}

/** Counts dangling links, too. */
async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      throw taken(dirname(path), "isn't a folder. Create it first", error);
    throw taken(path, `can't be written (${code})`, error);
  }
}

function taken(path: string, why: string, cause?: unknown): ConfigProblem {
  return new ConfigProblem("strategy new", `${path} ${why}`, { cause });
}

/** Node 20 can't run TypeScript; the Node that `npm ci` installs can. */
function nodeFor(file: string): string {
  return file.endsWith(".ts") ? "npx node" : "node";
}

function whatNext(file: string, test: string): string {
  return [
    `Wrote ${file}, a strategy that plays. Make it yours, then see how it does:`,
    `  ${test}`,
    `  ${typedHere(`match --game rps --a ${file} --b iocaine`)}`,
    `  ${typedHere(`strategy test ${file}`)}`,
    "",
  ].join("\n");
}
