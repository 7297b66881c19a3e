// `gadalka verify`: verifies a fairness proof offline.

import { readFile } from "node:fs/promises";
import { type FirstProof, fitsFirst, openFirst, readFirstProof, seedSealOf } from "../core/fairness/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";

/** Prints the opened commitments; exit code 0 if valid, else 1. @throws ConfigProblem. */
export async function verifyProofLine(
  line: string | undefined,
  options: { readonly file?: string; readonly json?: true },
): Promise<void> {
  const text = line ?? (options.file && (await readProofFile(options.file)));
  if (!text)
    throw new ConfigProblem(
      "proof",
      'none was given; pass the line (verify "gdk1.…") or a file with it (verify --file proof.txt)',
    );
  const checked = readFirstProof(text.trim());
  if ("kind" in checked)
    throw new ConfigProblem(
      "proof",
      `it cannot be read (${checked.kind}); it starts with gdk1. or gdk2. and must be complete`,
    );
  const report = reportOf(checked);
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report));
  process.exitCode = report.ok ? 0 : 1;
}

async function readProofFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new ConfigProblem(
      "proof",
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`,
    );
  }
}

function reportOf(proof: FirstProof) {
  const { game, session, seed, rounds } = proof;
  const word = (move: number | undefined): string => game.moveIds[move ?? -1] ?? "";
  const opened = openFirst(proof).map(({ round, playedAt = -1, move, nonce, seal }) => ({
    round,
    person: word(rounds.person[playedAt]),
    bot: word(move),
    nonce,
    seal,
  }));
  return {
    ok: fitsFirst(proof),
    opened: fitsFirst(proof) ? opened.length : 0,
    sealed: opened.length,
    game: game.id,
    session,
    seed: Buffer.from(seed).toString("hex"),
    seedSeal: seedSealOf(seed, session),
    rounds: opened,
  };
}

function describe({
  ok,
  opened,
  sealed,
  game,
  session,
  seedSeal,
  rounds,
}: ReturnType<typeof reportOf>): string {
  const lines = rounds.map(
    ({ round, person, bot, seal }) =>
      `${String(round).padStart(5)}  ${person.padEnd(9)}${bot.padEnd(9)}${seal}`,
  );
  return [
    `match ${session} of ${game}`,
    `seed sealed as ${seedSeal}`,
    "round  you      gadalka  seal (its first 16 digits stood in the message before you chose)",
    ...lines,
    ok
      ? `Every seal opened: ${opened} of ${sealed} match.`
      : `The seals do NOT fit: ${opened} of ${sealed} match.`,
    "",
  ].join("\n");
}
