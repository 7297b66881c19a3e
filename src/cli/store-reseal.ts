// `gadalka store reseal`: completes a rotation of STATE_KEY, or the switch to encryption.

import { type Config, readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Resealing, resealStore, StoreError } from "../infra/store/index.ts";

/** Prints what was done and what remains; the exit code is 1 while anything remains. */
export async function resealHere({ plain }: { readonly plain?: true }): Promise<void> {
  const config = readConfig(process.env);
  if (config.stateKeys.length === 0)
    throw new ConfigProblem("STATE_KEY", "isn't set. Without a key, nothing can be encrypted.");
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
    const advice = error.code === "newer" ? "" : " Run it again to continue; what's done stays done.";
    throw new ConfigProblem(redisUrl ? "REDIS_URL" : "DATA_DIR", `${error.message}.${advice}`);
  } finally {
    if (isTTY) process.stderr.write("\r\u001b[K");
  }
}

const LEFT: Readonly<Record<keyof Resealing["left"], string>> = {
  plain: "unencrypted: if they're from before there was a key, run this with --plain",
  "unknown-key": "under a key that isn't in STATE_KEY: add the old key at its end",
  unreadable: "damaged, or moved from another key of the store: the bot quarantines them when it reads them",
  contended: "being written all the time: run this again",
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
      ? "Nothing is left. Once every process has the first key, you can remove the others."
      : "Keep the old keys until nothing is left.",
  ];
}
