// Who signed a proof, whether that is the host of the pledge that was noted, and whether its dice follow
// from the day key: the same for matches and boards.

import {
  dayStart,
  type Pledge,
  pledgeId,
  type SeedCheck,
  type SignatureCheck,
  shortPledgeId,
  TOLD_AFTER_DAYS,
  type ToldKey,
} from "../../core/fairness/index.ts";
import { type Finding, fail, ok, open } from "./finding.ts";

/** The pledges that a proof may be signed under, and where they are from. */
export interface Named {
  readonly pledges: readonly Pledge[];
  readonly by: "you" | "store";
}

const DAY_MS = 86_400_000;

export function signatureFinding(signature: SignatureCheck, pledge: Pledge): Finding {
  const host = `the host of the pledge ${shortPledgeId(pledge)}`;
  if (signature === "signed") return ok("signature", `signed by ${host}`);
  if (signature === "forged")
    return fail("signature", `it is FALSE: this was not written by ${host}`, "the signature is forged");
  return open(
    "signature",
    "unsigned: anybody could have written this",
    "unsigned: anybody could have written this",
  );
}

export function pledgeFinding(pledge: Pledge, named: Named | undefined): Finding {
  const isNamed = named?.pledges.some((one) => pledgeId(one) === pledgeId(pledge));
  if (isNamed)
    return ok(
      "pledge",
      named?.by === "you" ? "it is the one that you named" : "it is one of this machine's store",
    );
  const why = "the pledge was not named";
  if (!named) return open("pledge", "not compared; name the one that you noted down: --pledge gdp1.…", why);
  const short = shortPledgeId(pledge);
  if (named.by === "store")
    return open(
      "pledge",
      `${short} is none of this machine's store; name the one that you noted down: --pledge gdp1.…`,
      why,
    );
  const noted = named.pledges.map(shortPledgeId).join(", ");
  if (named.pledges.some((one) => isSuccessor(pledge, one)))
    return open(
      "pledge",
      `${short} is by the same host as the one that you named (${noted}) and follows it; whether it was published before this match, you have to know`,
      "it is under a later pledge than the one that was named",
    );
  return fail(
    "pledge",
    `${short} is not the one that you named (${noted})`,
    "it is not of the host that was named",
  );
}

/** Whoever made the noted pledge signed this one, too: the key is the same. */
function isSuccessor({ follows, publicKey }: Pledge, noted: Pledge): boolean {
  return follows === pledgeId(noted) && Buffer.compare(publicKey, noted.publicKey) === 0;
}

/** `days`: those of all keys that something was drawn by; `now`: Unix ms. */
export function diceFinding(
  seeds: SeedCheck,
  {
    pledge,
    days,
    told,
    now,
  }: { pledge: Pledge; days: readonly number[]; told: ToldKey | undefined; now: number },
): Finding {
  const last = Math.max(...days);
  const early = days.find((day) => dayStart(pledge, day) > now + DAY_MS);
  if (seeds === "differ" || days.some((day) => day < 1 || day > pledge.days))
    return fail(
      "dice",
      "they do NOT follow from the pledged key of the day",
      "the dice are not the pledged ones",
    );
  if (early !== undefined)
    return fail(
      "dice",
      `they are by the key of a day that has not come (${dateOf(pledge, early)})`,
      "the dice are by the key of a day to come",
    );
  if (seeds === "fit")
    return ok(
      "dice",
      `they follow from the key of ${days.map((day) => dayWords(pledge, day)).join(", ")}, as pledged`,
    );
  if (seeds === "no-key")
    return fail(
      "dice",
      "the day key that was given or came with the line is not one of the pledge's chain",
      "the day key is not of the pledge",
    );
  const given = told ? ` (the one given is of ${dayWords(pledge, told.day)})` : "";
  const tells = dateOf(pledge, last + TOLD_AFTER_DAYS);
  const when =
    dayStart(pledge, last + TOLD_AFTER_DAYS) > now
      ? `is told on ${tells} (UTC); check again then`
      : `was told on ${tells} (UTC); give it, or a later one: --key gdd1.… (the host tells it by /fairness)`;
  return open(
    "dice",
    `not checked: the key of ${dayWords(pledge, last)} ${when}${given}`,
    "the dice are not checked without the key of the day",
  );
}

/** `day 12 (2026-12-03)`. */
export function dayWords(pledge: Pledge, day: number): string {
  return `day ${day} (${dateOf(pledge, day)})`;
}

function dateOf(pledge: Pledge, day: number): string {
  const at = dayStart(pledge, day);
  // A proof that was written by anybody may name any day.
  return Math.abs(at) <= 8.64e15 ? new Date(at).toISOString().slice(0, 10) : "beyond all calendars";
}
