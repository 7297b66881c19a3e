// What the host does on the page; each is logged with the account that did it.

import { z } from "zod";
import { banFromAll } from "../../../commands/duel/state/banned.ts";
import { HOST_BANS_MAX, unbanEverywhere } from "../../../commands/place/index.ts";
import { setFrozenByHost } from "../../../commands/strategy/index.ts";
import { identitiesOf, type PlayerId, readPlayerId, writePlayerId } from "../../people/index.ts";
import type { OwnedSite } from "./house.ts";

const strategy = z.string().trim().min(1).max(100);
const person = z.string().trim().max(100);

const ASKED = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("freeze"), strategy, why: z.string().trim().max(300) }),
  z.strictObject({ do: z.literal("thaw"), strategy }),
  z.strictObject({ do: z.literal("ban"), person }),
  z.strictObject({ do: z.literal("unban"), person }),
  z.strictObject({ do: z.literal("backup") }),
]);

type Asked = z.infer<typeof ASKED>;

/** `said`: a sentence for the host; `isDone`: whether anything was done. */
interface Outcome {
  readonly said: string;
  readonly isDone: boolean;
}

const done = (said: string): Outcome => ({ said, isDone: true });
const refused = (said: string): Outcome => ({ said, isDone: false });

/** @throws StoreError */
export async function act(site: OwnedSite, admin: PlayerId, sent: unknown): Promise<Outcome> {
  const { data: asked } = ASKED.safeParse(sent);
  if (!asked) return refused("That wasn’t understood. Reload the page and try again.");
  const outcome = await outcomeOf(site, asked);
  const { do: action, ...about } = asked;
  const fields = {
    person: writePlayerId(admin),
    action,
    about: Object.values(about),
    isDone: outcome.isDone,
  };
  site.log.info(fields, "an admin acted on the host's page");
  return outcome;
}

async function outcomeOf(site: OwnedSite, asked: Asked): Promise<Outcome> {
  if (asked.do === "ban" || asked.do === "unban") return banned(site, asked);
  if (asked.do === "backup") return site.owner.backUp();
  const { store, now } = site.app.services;
  const why = asked.do === "freeze" ? asked.why || "no reason given" : undefined;
  const frozen = why === undefined ? undefined : ({ by: "host", why, at: now() } as const);
  const ids = await setFrozenByHost(store, asked.strategy, frozen);
  if (!ids) return refused(`There’s no file or ghost “${asked.strategy}”.`);
  return done(`${frozen ? "Frozen" : "Thawed"}: ${ids.join(", ")}`);
}

async function banned(
  { app, owner }: OwnedSite,
  { do: action, person: written }: Extract<Asked, { readonly person: string }>,
): Promise<Outcome> {
  const { store } = app.services;
  const player = readPlayerId(written);
  if (!player || !owner.platforms.includes(player.platform))
    return refused("Write platform:id, such as discord:700000000000000001 or telegram:700000001.");
  if (action === "unban") {
    const lifted = await unbanEverywhere(store, player);
    return lifted.length > 0
      ? done(`${lifted.join(", ")} can play again within five seconds.`)
      : refused(`${written} isn’t banned.`);
  }
  const people = await identitiesOf(store, player);
  if (people.some((one) => owner.admins.has(writePlayerId(one))))
    return refused(`${written} is in HOST_ADMINS, or linked to an account in it.`);
  const accounts = await banFromAll(app.services, player);
  if (!accounts) return refused(`The list is full (${HOST_BANS_MAX} accounts). Lift a ban first.`);
  return done(`${accounts.map(writePlayerId).join(", ")}: banned everywhere within five seconds.`);
}
