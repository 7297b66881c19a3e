// A bundle that was named on the command line, for as long as it is needed; what is wrong with it is one
// sentence.

import { BundleProblem, type OpenBundle, openBundle } from "../../arena/bundles/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";

/** The work's result; the file is closed whatever becomes of it. @throws ConfigProblem. */
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

/** @throws ConfigProblem for what is wrong with a bundle, or with its file. */
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
  if (code === "ENOENT") return "there is no such file";
  return code === "EISDIR" ? "it is a folder" : `it cannot be read or written (${code})`;
}
