// `gadalka store reseal`: finishes a rotation of STATE_KEY, or the change to encryption.

import { type Config, readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Resealing, resealStore, StoreError } from "../infra/store/index.ts";

/** Prints what was done and what is left; the exit code is 1 while anything is left. */
export async function resealHere({ plain }: { readonly plain?: true }): Promise<void> {
  const config = readConfig(process.env);
  if (config.stateKeys.length === 0)
    throw new ConfigProblem("STATE_KEY", "is not set: without a key nothing is encrypted.");
  const takesPlain = plain === true || config.takesPlain;
  const done = await resealed(config, takesPlain);
  process.stdout.write(`${linesOf(done).join("\n")}\n`);
  process.exitCode = leftIn(done) === 0 ? 0 : 1;
}

async function resealed(config: Config, takesPlain: boolean): Promise<Resealing> {
  const { redisUrl, dataDir, stateKeys } = config;
  const { isTTY } = process.stderr;
  const show = ({ current, resealed: now }: Resealing): void =>
    void (isTTY && process.stderr.write(`\r${current} under the first key, ${now} of them now\u001b[K`));
  try {
    return await resealStore({ ...(redisUrl && { redisUrl }), dataDir, stateKeys, takesPlain }, show);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const advice = "What was done stays done; run it again to go on.";
    throw new ConfigProblem(redisUrl ? "REDIS_URL" : "DATA_DIR", `${error.message}. ${advice}`);
  } finally {
    if (isTTY) process.stderr.write("\r\u001b[K");
  }
}

const LEFT: Readonly<Record<keyof Resealing["left"], string>> = {
  plain: "without encryption: if they are from before the key, run it with --plain",
  "unknown-key": "under a key that STATE_KEY does not hold: add the old key at its end",
  unreadable: "damaged, or moved from another key: the bot sets them aside when it meets them",
  contended: "written again and again meanwhile: run it once more",
};

function leftIn({ left }: Resealing): number {
  return Object.values(left).reduce((sum, count) => sum + count, 0);
}

function linesOf(done: Resealing): readonly string[] {
  const { current, resealed: now, left, quarantined } = done;
  const remaining = (Object.keys(LEFT) as (keyof typeof LEFT)[]).filter((why) => left[why] > 0);
  return [
    `${current} documents are under the first key, ${now} of them since this run.`,
    ...remaining.map((why) => `${left[why]} left ${LEFT[why]}.`),
    ...(quarantined > 0 ? [`${quarantined} quarantined values (gadalka:corrupt:…) stay as they are.`] : []),
    leftIn(done) === 0
      ? "Nothing is left: once every process has the first key, the others can go."
      : "Keep the old keys until nothing is left.",
  ];
}
