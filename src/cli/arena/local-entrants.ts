// Local files among the entrants of a tournament: typed as paths, entered under the hash of their contents.

import { ArenaProblem, type StrategySources } from "../../arena/index.ts";
import type { MatrixGame } from "../../core/games/index.ts";
import { isPath, type LocalFile, loadLocalFiles, requirePlays } from "../strategy/local-file.ts";

const NAMED = /^([^@/\\]*)@(.+)$/;
/** Characters that an entrant's name can't contain, and its maximum length. */
const NOT_OF_A_NAME = /[^\p{L}\p{N} ._-]/gu;
const NAME_MAX = 32;

interface Piece {
  readonly name: string | undefined;
  readonly path: string;
}

/**
 * The list with each path replaced by the file's name and id (`my-bot.js@file:9f2c…`), and the files.
 * @throws ConfigProblem for a file that doesn't load or doesn't play the game.
 */
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

/** A name such as `my-bot.js`; characters that a table can't show become hyphens. */
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
        `${other} and ${piece.path} have the same name. Give them different ones: one@${other},other@${piece.path}`,
      );
    paths.set(name, piece.path);
  }
}

/** Sources of the given files, and of all others from `stored`. Rejects if neither has it. */
export function filesFirst(files: readonly LocalFile[], stored: StrategySources): StrategySources {
  const own = new Map(files.map(({ id, source }) => [id, new TextEncoder().encode(source)]));
  return async (id) => {
    const bytes = own.get(id) ?? (await stored(id));
    if (bytes) return bytes;
    throw new ArenaProblem(
      "bad-entrant",
      `${id} isn't on this machine. Name the file itself, such as my-bot.js`,
    );
  };
}
