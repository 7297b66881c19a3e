// Opens a bundle named on the command line while it's needed, and reports problems in one sentence.

import { BundleProblem, type OpenBundle, openBundle } from "../../arena/bundles/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

/** The work's result; the file is closed even if the work fails. @throws ConfigProblem. */
export async function withBundle<R>(path: string, work: (bundle: OpenBundle) => Promise<R>): Promise<R> {
  return explainedBundle(path, async () => {
    const bundle = await openBundle(path);
    try {
      return await work(bundle);
    } finally {
      await bundle.close();
    }
  });
}

/** Translates bundle and file errors. @throws ConfigProblem. */
export async function explainedBundle<R>(path: string, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof BundleProblem ? error.message : systemWords(error);
    if (why === undefined) throw error;
    throw new ConfigProblem(path, why, { cause: error });
  }
}

function systemWords(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return undefined;
  if (code === "ENOENT") return "no such file";
  return code === "EISDIR" ? "it's a folder" : `can't read or write it (${code})`;
}
