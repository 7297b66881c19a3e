// Files among the entrants of a tournament: typed as paths, entered by the hash of what they hold.

import { ArenaProblem, type Materials } from "../../arena/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { isPath, type LocalFile, loadLocalFiles, requirePlays } from "../strategy/local-file.ts";

const NAMED = /^([^@/\\]*)@(.+)$/;
/** What a name of an entrant cannot have, and how long it may be. */
const NOT_OF_A_NAME = /[^\p{L}\p{N} ._-]/gu;
const NAME_MAX = 32;

interface Piece {
  readonly name: string | undefined;
  readonly path: string;
}

/** The list with each path replaced by the file's name and id (`my-bot.js@file:9f2c…`), and the files.
 * @throws ConfigProblem for a file that does not load, or that does not play the game. */
export async function withLocalFiles(
  typed: string,
  game: MatrixGame,
): Promise<{ readonly typed: string; readonly files: readonly LocalFile[] }> {
  const pieces = await Promise.all(typed.split(",").map(pieceOf));
  const paths = pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece.path]));
  if (paths.length === 0) return { typed, files: [] };
  const files = await loadLocalFiles("--entrants", paths);
  for (const file of files.values()) requirePlays("--entrants", file, game);
  const entrants = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const { id, name } = files.get(piece.path) as LocalFile;
    return `${piece.name ?? entrantName(name)}@${id}`;
  });
  requireNamesApart(pieces, files);
  return { typed: entrants.join(","), files: [...files.values()] };
}

async function pieceOf(typed: string): Promise<Piece | string> {
  const piece = typed.trim();
  const [, name, path = piece] = NAMED.exec(piece) ?? [];
  return piece !== "" && (await isPath(path)) ? { name, path } : typed;
}

/** Such as `my-bot.js`; what a table cannot show becomes a hyphen. */
function entrantName(file: string): string {
  const name = file.replaceAll(NOT_OF_A_NAME, "-").slice(0, NAME_MAX);
  return /^[\p{L}\p{N}]/u.test(name) ? name : `x${name.slice(0, NAME_MAX - 1)}`;
}

function requireNamesApart(pieces: readonly (Piece | string)[], files: ReadonlyMap<string, LocalFile>): void {
  const paths = new Map<string, string>();
  for (const piece of pieces) {
    if (typeof piece === "string" || piece.name !== undefined) continue;
    const name = entrantName(files.get(piece.path)?.name ?? "").toLowerCase();
    const other = paths.get(name);
    if (other !== undefined)
      throw new ArenaProblem(
        "entered-twice",
        `${other} and ${piece.path} have the same name; tell them apart: one@${other},other@${piece.path}`,
      );
    paths.set(name, piece.path);
  }
}

/** The files' own JavaScript, and for all others what `stored` knows. Rejects where neither has it. */
export function filesFirst(files: readonly LocalFile[], stored: Materials): Materials {
  const own = new Map(files.map(({ id, source }) => [id, new TextEncoder().encode(source)]));
  return async (id) => {
    const bytes = own.get(id) ?? (await stored(id));
    if (bytes) return bytes;
    throw new ArenaProblem(
      "unknown-tournament",
      `${id} is not at hand; where it was a file of yours, go on with the same \`arena run\`, not with resume`,
    );
  };
}
