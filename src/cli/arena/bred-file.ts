// Evolving a file of your own: it's loaded with its ranges and tried like a submission; the winner is written as a
// standalone file.

import { lstat, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { runFileTrial } from "../../../commands/strategy/index.ts";
import {
  type BreedableFile,
  breedableFile,
  type EvolveReport,
  noStrategySources,
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
  /** The file's text with these settings: in TypeScript if both the original and `path` are. */
  textFor(values: ParameterValues, path: string): string;
}

/** Undefined if `signal` aborted it. @throws ConfigProblem for a file that can't be evolved, with what to do. */
export async function openBredFile(
  path: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<BredFile | undefined> {
  const sandbox = openSandbox({ strategySources: noStrategySources });
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

/** Checks that the file really has the values written into it. @throws ConfigProblem. */
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
      `${path} has defaults that can't be rewritten. Write each as a plain number in its parameters, ` +
        "such as `rate: { min: 0, max: 1, default: 0.5 }`",
    );
  }
}

/** Runs a submission's trial at this game. False if aborted. @throws ConfigProblem. */
async function passes(
  path: string,
  { strategySources }: BreedableFile,
  id: string,
  game: MatrixGame,
  signal: AbortSignal,
): Promise<boolean> {
  const sandbox = openSandbox({ strategySources });
  try {
    const end = await runFileTrial(sandbox, id, { games: [game], mustPlay: true }, signal);
    if (!end || signal.aborted) return false;
    if ("games" in end) return true;
    const source = new TextDecoder().decode(await strategySources(id));
    throw new ConfigProblem(OPTION, `${path} wouldn't be accepted. ${endText(path, end, source)}`);
  } finally {
    await sandbox.close();
  }
}

/** Fails before the long run if the result couldn't be written. @throws ConfigProblem. */
export async function requireFree(out: string, isFile: boolean): Promise<void> {
  const refuse = (why: string): never => {
    throw new ConfigProblem("--out", why);
  };
  if (!isFile)
    refuse("works only with a file of yours. A family's winner is an id; use it with /strategy register");
  if (!ENDING.test(out))
    refuse(`${out} isn't a valid name for a strategy. It must end in .js, such as bred.js`);
  if ((await lstat(out).catch(() => undefined)) !== undefined)
    refuse(`${out} already exists. Choose another name`);
  if (!(await stat(dirname(out)).catch(() => undefined))?.isDirectory())
    refuse(`there's no folder ${dirname(out)}. Create it first`);
}

/** Writes the winner after a submission's trial, unless Ctrl+C came first. @throws ConfigProblem. */
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
    throw new ConfigProblem("--out", `can't write ${out} (${code})`, { cause: error });
  }
  process.stderr.write(`Wrote ${out}: ${winner}, for /strategy submit\n`);
}
