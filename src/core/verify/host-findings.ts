// Who signed a proof, whether that's the host of the pledge noted earlier, and whether its random numbers follow from
// the day key; the same for matches and boards.

import {
  DAY_MS,
  dayStart,
  equalBytes,
  type Pledge,
  PUBLISHED_AFTER_DAYS,
  type PublishedKey,
  pledgeId,
  type SeedCheck,
  type SignatureCheck,
  shortPledgeId,
} from "../fairness/index.ts";
import { type DayOf, type Finding, finding, type NamedBy } from "./finding.ts";

/** The pledges that a proof may be signed under, and who named them. */
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

/** Whether the noted pledge's owner also signed this one, which has the same key. */
function isSuccessor({ follows, publicKey }: Pledge, noted: Pledge): boolean {
  return follows === pledgeId(noted) && equalBytes(publicKey, noted.publicKey);
}

interface Drawn {
  readonly pledge: Pledge;
  /** The days of all keys that something was drawn with. */
  readonly days: readonly number[];
  readonly published: PublishedKey | undefined;
  /** Unix ms. */
  readonly now: number;
}

export function diceFinding(seeds: SeedCheck, { pledge, days, published, now }: Drawn): Finding {
  const of = (day: number): DayOf => ({ day, at: dayStart(pledge, day) });
  const last = Math.max(...days);
  const early = days.find((day) => dayStart(pledge, day) > now + DAY_MS);
  if (seeds === "differ" || days.some((day) => day < 1 || day > pledge.days))
    return finding("dice", "FAIL", "dice-differ", of(last));
  if (early !== undefined) return finding("dice", "FAIL", "dice-early", of(early));
  if (seeds === "fit") return finding("dice", "ok", "dice-fit", { days: days.map(of) });
  if (seeds === "no-key") return finding("dice", "FAIL", "dice-other-key", {});
  const publishedAt = dayStart(pledge, last + PUBLISHED_AFTER_DAYS);
  const given = published && { given: of(published.day) };
  return finding("dice", "open", "dice-no-key", {
    ...of(last),
    publishedAt,
    isDue: publishedAt <= now,
    ...given,
  });
}
