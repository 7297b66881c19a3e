// `gadalka arena show`: shows a bundle's contents, or one of its matches by round. It plays nothing.

import { type Manifest, type OpenBundle, type ReadMatch, resultsFor } from "../../arena/bundles/index.ts";
import { matrixGame } from "../../core/games/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { plain, plainJson } from "../../infra/console/plain.ts";
import { textTable } from "../../infra/console/text-table.ts";
import { nearestNames } from "../../infra/spelling.ts";
import { withBundle } from "./opened.ts";

interface ShowOptions {
  readonly match?: string;
  readonly game: number;
  readonly json?: true;
}

const ROUND_CELLS = 8;

/** Prints it. @throws ConfigProblem for unreadable input, and for entrants that never met. */
export async function showBundle(path: string, options: ShowOptions): Promise<void> {
  await withBundle(path, async (bundle) => {
    const { manifest } = bundle;
    const { match, game, json } = options;
    if (match === undefined) {
      const { plan: _, ...about } = manifest;
      process.stdout.write(json ? `${plainJson(about)}\n` : aboutWords(manifest));
      return;
    }
    const pair = pairOf(match, manifest);
    const { found, of } = await matchOf(bundle, pair, game);
    process.stdout.write(json ? `${plainJson(matchJson(found))}\n` : matchWords(found, game, of));
  });
}

/** Splits a pair of names, which may contain commas, as built-in entrants' ids do. @throws ConfigProblem. */
function pairOf(typed: string, { entrants }: Manifest): readonly [string, string] {
  const known = new Map(entrants.map(({ name }) => [name.toLowerCase(), name]));
  const parts = typed.split(",");
  for (let at = 1; at < parts.length; at++) {
    const halves = [parts.slice(0, at), parts.slice(at)].map((half) => half.join(",").trim().toLowerCase());
    const [a, b] = halves.map((half) => known.get(half));
    if (a !== undefined && b !== undefined) return [a, b];
  }
  const strange = parts.map((part) => part.trim()).filter((part) => !known.has(part.toLowerCase()));
  const near = strange.flatMap((part) => nearestNames(part, [...known.values()]));
  const hint =
    near.length > 0
      ? `did you mean ${near.map(plain).join(" or ")}?`
      : "run show without --match to list them";
  throw new ConfigProblem("--match", `"${plain(typed)}" doesn't name two entrants; ${hint}`);
}

async function matchOf(
  bundle: OpenBundle,
  pair: readonly [string, string],
  game: number,
): Promise<{ readonly found: ReadMatch; readonly of: number }> {
  let [found, of]: [ReadMatch | undefined, number] = [undefined, 0];
  for await (const match of bundle.matches()) {
    const [a, b] = match.names;
    if (!pair.includes(a) || !pair.includes(b) || a === b) continue;
    if (++of === game) found = match;
  }
  if (found) return { found, of };
  const names = pair.map(plain).join(" and ");
  throw new ConfigProblem(
    of === 0 ? "--match" : "--game",
    of === 0 ? `${names} never met in this bundle` : `${names} met only ${of} times in this bundle`,
  );
}

function aboutWords(manifest: Manifest): string {
  const { title, kind, id, games, entrants, matches, table, engine, node, sources } = manifest;
  const sealed = new Set(entrants.filter(({ sha256 }) => sha256).map(({ strategy }) => strategy)).size;
  const cells = table.rows.map((row) => row.map((cell) => plain(String(cell))));
  return [
    `${plain(title)}: ${kind} ${plain(id)}, ${games.map(plain).join(", ")}\n`,
    `${entrants.length} entrants, ${matches} matches; ${sealed} files and ghosts, ${sources} of them open\n`,
    `engine ${engine.sources}, quickjs ${engine.quickjs}, made with Node ${plain(node)}\n\n`,
    textTable([table.columns.map(plain), ...cells]),
  ].join("");
}

function matchWords(match: ReadMatch, game: number, of: number): string {
  const { names, task, outcome, transcript } = match;
  const [a, b] = names.map(plain) as [string, string];
  const others = of > 1 ? `, match ${game} of ${of} between them; --game shows another` : "";
  const heading = `${a} – ${b}: ${task.rule}, ${task.rounds} rounds, seed ${task.seed}${others}\n`;
  const none = transcript ? "" : "the moves aren't in the bundle\n";
  return `${heading}${none}${roundLines(match, [a, b])}${endWords(match, outcome)}\n`;
}

/** One line per round; there may be millions. */
function roundLines({ task, transcript }: ReadMatch, [a, b]: readonly [string, string]): string {
  if (!transcript || transcript.a.length === 0) return "";
  const result = resultsFor(task);
  const { moveIds = [] } = matrixGame(task.rule) ?? {};
  const longest = Math.max(...moveIds.map(({ length }) => length));
  const widths = [Math.max(a.length, longest), Math.max(b.length, longest)] as const;
  const line = (round: string, one: string, other: string, score: string): string =>
    `${round.padStart(ROUND_CELLS)}  ${one.padEnd(widths[0])}  ${other.padEnd(widths[1])}  ${score}\n`;
  let [won, lost] = [0, 0];
  const lines = Array.from(transcript.a, (move, at) => {
    const other = transcript.b[at] as number;
    const one = result(move, other);
    if (one > 0) won++;
    if (one < 0) lost++;
    return line(String(at + 1), moveIds[move] ?? "", moveIds[other] ?? "", `${won}:${lost}`);
  });
  return `${line("round", a, b, "score")}${lines.join("")}`;
}

function endWords({ names }: ReadMatch, { tally, forfeits, noResult }: ReadMatch["outcome"]): string {
  if (noResult) return `void (${noResult.why}): ${plain(noResult.reason)}`;
  if (forfeits.length === 0) return `end: ${tally.wins}:${tally.losses}, ${tally.draws} drawn`;
  return forfeits
    .map(({ by, kind, round, reason, at }) => {
      const name = plain(names[by === "a" ? 0 : 1]);
      const where = at ? `, line ${at.line}, column ${at.column} of its file` : "";
      return `${name} forfeits in round ${round} (${kind}): ${plain(reason)}${where}`;
    })
    .join("\n");
}

function matchJson({ names, task, outcome, transcript }: ReadMatch) {
  const { moveIds = [] } = matrixGame(task.rule) ?? {};
  const rounds =
    transcript && [...transcript.a].map((move, at) => [moveIds[move], moveIds[transcript.b[at] as number]]);
  return { names, task, outcome, ...(rounds && { rounds }) };
}
