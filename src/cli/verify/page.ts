// `gadalka verify --page FILE`: the page on which proofs are checked in a browser, as one file.

import { writeFile } from "node:fs/promises";
import { encodePledge } from "../../core/fairness/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { nearestLocale } from "../../infra/i18n/index.ts";
import { savedPage, shippedFacts } from "../../web/verify/saved.ts";
import { namedBy } from "./index.ts";

/** In the language of the environment, with the pledges of this machine's store where there is one.
 * @throws ConfigProblem where it cannot be written. */
export async function writePage(path: string): Promise<void> {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const named = await namedBy({});
  const host = { pledges: (named?.pledges ?? []).map(encodePledge), ...shippedFacts() };
  const page = await savedPage(host, nearestLocale(LC_ALL || LC_MESSAGES || LANG));
  try {
    await writeFile(path, page);
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new ConfigProblem("--page", `${path} cannot be written (${code})`);
  }
  process.stdout.write(`${path} was written. Open it in a browser; it asks nobody for anything.\n`);
}
