// A file of one's own that is bred: loaded with its ranges, tried as a file that is submitted, and the winner
// written as a file that stands alone.

import { lstat, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { runFileTrial } from "../../../commands/strategy/index.ts";
import {
  type BreedableFile,
  breedableFile,
  type EvolveReport,
  noMaterials,
  openSandbox,
  otherValues,
  rangesOf,
  type Sandbox,
  withDefaults,
} from "../../arena/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import type { ParameterValues } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { type LocalFile, loadLocalFile, requirePlays } from "../strategy/local-file.ts";
import { endText } from "../strategy/trial-text.ts";

const OPTION = "--family";
const ENDING = /\.[cm]?[jt]s$/i;
const TYPESCRIPT = /\.[cm]?ts$/i;

export interface BredFile {
  readonly kind: BreedableFile;
  /** Its text with these settings: as it was written where `path` is to be TypeScript, too. */
  textFor(values: ParameterValues, path: string): string;
}

/** Undefined: `signal` aborted it. @throws ConfigProblem for a file that cannot be bred, with what to do. */
export async function openBredFile(
  path: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<BredFile | undefined> {
  const sandbox = openSandbox({ materials: noMaterials });
  try {
    const bred = await readBredFile(path, game, sandbox);
    return (await passes(path, bred.kind, bred.kind.start, game, signal)) ? bred : undefined;
  } finally {
    await sandbox.close();
  }
}

async function readBredFile(path: string, game: MatrixGame, sandbox: Sandbox): Promise<BredFile> {
  const file = await loadLocalFile(OPTION, path, sandbox);
  requirePlays(OPTION, file, game);
  const parameters = rangesOf(file.parameters, (why) => {
    throw new ConfigProblem(OPTION, `${path} ${why}`);
  });
  const original = new TextDecoder().decode(file.bytes);
  const isTyped = TYPESCRIPT.test(file.name);
  const other = otherValues(parameters);
  await requireRewritten(file, sandbox, other, [
    [file.name, withDefaults(original, other)],
    ["it.js", withDefaults(file.source, other)],
  ]);
  const kind = breedableFile({
    name: file.name,
    source: file.source,
    parameters,
    rewritten: (values) => withDefaults(file.source, values) as string,
  });
  return {
    kind,
    textFor: (values, out) =>
      withDefaults(isTyped && TYPESCRIPT.test(out) ? original : file.source, values) as string,
  };
}

/** That the file has the values that were written into it. */
async function requireRewritten(
  { path }: LocalFile,
  sandbox: Sandbox,
  values: ParameterValues,
  texts: readonly (readonly [name: string, text: string | undefined])[],
): Promise<void> {
  for (const [name, text] of texts) {
    const seen = text === undefined ? undefined : await sandbox.inspect(name, new TextEncoder().encode(text));
    const found = seen && "source" in seen ? (seen.parameters ?? []) : [];
    if (found.length > 0 && found.every((range) => range.default === values[range.name])) continue;
    throw new ConfigProblem(
      OPTION,
      `${path} has defaults that cannot be written anew; let each stand as a plain number in its parameters, ` +
        "such as `rate: { min: 0, max: 1, default: 0.5 }`",
    );
  }
}

/** The trial of a file that is submitted, at this game. False: aborted. @throws ConfigProblem. */
async function passes(
  path: string,
  { materials }: BreedableFile,
  id: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<boolean> {
  const sandbox = openSandbox({ materials });
  try {
    const end = await runFileTrial(sandbox, id, { games: [game], mustPlay: true }, signal);
    if (!end || signal.aborted) return false;
    if ("games" in end) return true;
    const source = new TextDecoder().decode(await materials(id));
    throw new ConfigProblem(OPTION, `${path} would not be accepted. ${endText(path, end, source)}`);
  } finally {
    await sandbox.close();
  }
}

/** Fails before the long work where nothing could be written. @throws ConfigProblem. */
export async function requireFree(out: string, isFile: boolean): Promise<void> {
  const refuse = (why: string): never => {
    throw new ConfigProblem("--out", why);
  };
  if (!isFile) refuse("is for a file of yours; a family's winner is an id, which /strategy register takes");
  if (!ENDING.test(out)) refuse(`${out} is no name for a strategy; let it end in .js, such as bred.js`);
  if ((await lstat(out).catch(() => undefined)) !== undefined)
    refuse(`${out} is there already; choose another name`);
  if (!(await stat(dirname(out)).catch(() => undefined))?.isDirectory())
    refuse(`${dirname(out)} is no folder; make it first`);
}

/** Writes the winner, tried like any file that is submitted; not where Ctrl+C came first. @throws
 * ConfigProblem. */
export async function writeWinner(
  { kind, textFor }: BredFile,
  { winner, complete }: EvolveReport,
  game: MatrixGame,
  out: string,
): Promise<void> {
  if (!complete) return;
  const values = kind.settingsOf(winner);
  const never = new AbortController().signal;
  await passes(`the winner, ${winner},`, kind, kind.withValues(values), game, never);
  try {
    await writeFile(out, textFor(values, out), { flag: "wx" });
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--out", `${out} cannot be written (${code})`, { cause: error });
  }
  process.stderr.write(`${out}: ${winner}, for /strategy submit\n`);
}
