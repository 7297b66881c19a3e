// Who signed a proof, whether that is the host of the pledge that was noted, and whether its dice follow
// from the day key: the same for matches and boards.

import {
  DAY_MS,
  dayStart,
  equalBytes,
  type Pledge,
  pledgeId,
  type SeedCheck,
  type SignatureCheck,
  shortPledgeId,
  TOLD_AFTER_DAYS,
  type ToldKey,
} from "../fairness/index.ts";
import { type DayOf, type Finding, finding, type NamedBy } from "./finding.ts";

/** The pledges that a proof may be signed under, and where they are from. */
export interface Named {
  readonly pledges: readonly Pledge[];
  readonly by: NamedBy;
}

export function signatureFinding(signature: SignatureCheck, of: Pledge): Finding {
  const pledge = shortPledgeId(of);
  if (signature === "signed") return finding("signature", "ok", "signed", { pledge });
  if (signature === "forged") return finding("signature", "FAIL", "forged", { pledge });
  return finding("signature", "open", "unsigned", {});
}

export function pledgeFinding(of: Pledge, named: Named | undefined): Finding {
  const pledge = shortPledgeId(of);
  if (!named) return finding("pledge", "open", "pledge-not-named", { pledge });
  const { by, pledges } = named;
  if (pledges.some((one) => pledgeId(one) === pledgeId(of)))
    return finding("pledge", "ok", "pledge-named", { by, pledge });
  if (by === "host") return finding("pledge", "open", "pledge-of-others", { pledge });
  const noted = pledges.map(shortPledgeId);
  if (pledges.some((one) => isSuccessor(of, one)))
    return finding("pledge", "open", "pledge-later", { pledge, noted });
  return finding("pledge", "FAIL", "pledge-other", { pledge, noted });
}

/** Whoever made the noted pledge signed this one, too: the key is the same. */
function isSuccessor({ follows, publicKey }: Pledge, noted: Pledge): boolean {
  return follows === pledgeId(noted) && equalBytes(publicKey, noted.publicKey);
}

interface Drawn {
  readonly pledge: Pledge;
  /** Of all keys that something was drawn by. */
  readonly days: readonly number[];
  readonly told: ToldKey | undefined;
  /** Unix ms. */
  readonly now: number;
}

export function diceFinding(seeds: SeedCheck, { pledge, days, told, now }: Drawn): Finding {
  const of = (day: number): DayOf => ({ day, at: dayStart(pledge, day) });
  const last = Math.max(...days);
  const early = days.find((day) => dayStart(pledge, day) > now + DAY_MS);
  if (seeds === "differ" || days.some((day) => day < 1 || day > pledge.days))
    return finding("dice", "FAIL", "dice-differ", of(last));
  if (early !== undefined) return finding("dice", "FAIL", "dice-early", of(early));
  if (seeds === "fit") return finding("dice", "ok", "dice-fit", { days: days.map(of) });
  if (seeds === "no-key") return finding("dice", "FAIL", "dice-other-key", {});
  const tellsAt = dayStart(pledge, last + TOLD_AFTER_DAYS);
  const given = told && { given: of(told.day) };
  return finding("dice", "open", "dice-no-key", { ...of(last), tellsAt, isDue: tellsAt <= now, ...given });
}
