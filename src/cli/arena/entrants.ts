// The entrants option: strategies and local files, which are entered under the hash of their contents.

import type { StrategySources } from "../../arena/match/task.ts";
import type { Plan } from "../../arena/tournaments/tournament.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, families } from "../../core/strategies/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { isPath, type LocalFile, loadLocalFiles, requirePlays } from "../strategy/local-file.ts";

const OPTION = "--entrants";
const NAMED = /^([^@/\\]*)@(.+)$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,31}$/u;
/** Commas separate entrants, and also a strategy's settings. */
const SETTING = /^[\w-]+=[\w.-]+$/;

interface Entered {
  readonly entrants: Plan["entrants"];
  readonly files: readonly LocalFile[];
}

/** Reads `markov:order=3,decay=0.9,anna@mkia,bots/my-bot.js` or `all`. @throws ConfigProblem, StrategyProblem. */
export async function readEntrants(typed: string, game: MatrixGame): Promise<Entered> {
  const all = families.filter((family) => family.plays(game)).map(({ family }) => family);
  const specs = typed.trim().toLowerCase() === "all" ? all : specsIn(typed);
  const pieces = await Promise.all(
    specs.map(async (spec) => {
      const [, name, rest = spec] = NAMED.exec(spec) ?? [];
      return { name: name?.trim(), spec: rest, isFile: await isPath(rest) };
    }),
  );
  const paths = pieces.filter(({ isFile }) => isFile).map(({ spec }) => spec);
  const files = await loadLocalFiles(OPTION, paths);
  for (const file of files.values()) requirePlays(OPTION, file, game);
  const entrants = pieces.map(({ name, spec }) => {
    const file = files.get(spec);
    if (name !== undefined && !NAME.test(name)) {
      const why = `"${name}" isn't a valid name for an entrant`;
      const instead = "Use up to 32 letters, digits, spaces, dots and hyphens, such as anna@wildcard";
      throw new ConfigProblem(OPTION, `${why}. ${instead}`);
    }
    const strategy = file?.id ?? canonicalId(spec, game);
    return { name: name ?? (file ? entrantName(file.name) : strategy), strategy };
  });
  return { entrants, files: [...files.values()] };
}

function specsIn(typed: string): readonly string[] {
  const specs: string[] = [];
  for (const piece of typed.split(",").map((part) => part.trim())) {
    const last = specs.at(-1);
    if (last !== undefined && SETTING.test(piece))
      specs[specs.length - 1] = `${last}${last.includes(":") ? "," : ":"}${piece}`;
    else if (piece !== "") specs.push(piece);
  }
  return specs;
}

/** A name such as `my-bot.js`; characters that a table can't show become hyphens. */
function entrantName(file: string): string {
  const name = file.replaceAll(/[^\p{L}\p{N} ._-]/gu, "-");
  return (/^[\p{L}\p{N}]/u.test(name) ? name : `x${name}`).slice(0, 32);
}

/** Sources of the given files, and of all others from `stored`. Rejects if neither has it. */
export function filesFirst(files: readonly LocalFile[], stored: StrategySources): StrategySources {
  const own = new Map(files.map(({ id, source }) => [id, new TextEncoder().encode(source)]));
  return async (id) => {
    const bytes = own.get(id) ?? (await stored(id));
    if (bytes) return bytes;
    const why = `${id} isn't on this machine. Name the file itself, such as my-bot.js`;
    throw new ConfigProblem(OPTION, why);
  };
}
