// Forgets, in the background, who removed the bot and has not used it for the announced time.

import type { Background, PersonalData, Whose } from "../../../src/chat/index.ts";
import { identitiesOf, noteDeletion, placeName, writePlayerId } from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import type { KnownPlaces } from "../../place/index.ts";
import { removeOf } from "../linked-data.ts";
import type { KeptPresence } from "./presence.ts";
import {
  departuresDue,
  dueAt,
  FORGOTTEN_AFTER_MS,
  goneSince,
  keyOf,
  readDeparted,
  removeDeparted,
  settleDue,
  whoseKey,
} from "./stored.ts";

/** How often uses are stored, and who is due is looked for. */
const LOOK_MS = 5 * 60_000;
const BATCH = 20;
/** One process forgets somebody at a time; should it end meanwhile, another begins anew after so long. */
const TURN_KEPT_MS = 10 * 60_000;

export interface Forgetting {
  readonly presence: KeptPresence;
  /** The personal data of every feature; the last is removed first. */
  readonly all: readonly PersonalData[];
  readonly places: Pick<KnownPlaces, "forget">;
}

export interface ForgetDeparted extends Background {
  /** Looks once who is due. */
  look(): Promise<void>;
}

export function forgetDeparted(services: Services, forgetting: Forgetting): ForgetDeparted {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = (): Promise<void> => {
    looking ??= lookOnce(services, forgetting).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const lookQuietly = () =>
    look().catch((error: unknown) =>
      services.log.warn(
        { err: error },
        "who is to be forgotten could not be looked up: tried again in five minutes",
      ),
    );
  return {
    look,
    start: async () => {
      timer = setInterval(() => void lookQuietly(), LOOK_MS);
      timer.unref();
      // Beside the start: nobody waits for it.
      void lookQuietly();
    },
    stop: async () => {
      clearInterval(timer);
      await looking?.catch(() => undefined);
      await forgetting.presence.settle().catch(() => undefined);
    },
  };
}

async function lookOnce(services: Services, forgetting: Forgetting): Promise<void> {
  // First: who used the bot meanwhile is not gone.
  await forgetting.presence.settle();
  const due = departuresDue(services.store);
  for (;;) {
    const keys = (await due.until(services.now(), BATCH)).map(({ key }) => key);
    const attended = await Promise.all(keys.map((key) => attend(services, forgetting, key)));
    const forgotten = attended.filter(Boolean).length;
    if (forgotten > 0) services.log.info({ forgotten }, "forgot who removed the bot thirty days ago");
    if (keys.length < BATCH) return;
  }
}

/** Resolves to whether it was forgotten; one that fails, or is another process's, is looked at again later. */
async function attend(services: Services, forgetting: Forgetting, key: string): Promise<boolean> {
  const { store, now, onFailure } = services;
  const due = departuresDue(store);
  try {
    const who = whoseKey(key);
    if (!(await store.claim(`forget:${key}`, TURN_KEPT_MS))) {
      await due.add(key, now() + TURN_KEPT_MS);
      return false;
    }
    return await forgetIfDue(services, forgetting, who);
  } catch (error) {
    onFailure(error);
    await due.add(key, now() + TURN_KEPT_MS).catch(onFailure);
    return false;
  }
}

async function forgetIfDue(services: Services, forgetting: Forgetting, who: Whose): Promise<boolean> {
  const { store, now } = services;
  const since = goneSince(await readDeparted(store, who));
  if (since === undefined || dueAt(since) > now()) {
    await settleDue(store, who);
    return false;
  }
  if (who.kind === "place") {
    const place = `${who.platform}:${who.id}`;
    await noteDeletion(services, [placeName(place)]);
    await forgetting.places.forget(place);
    await removeDeparted(store, who);
    return true;
  }
  if ((await identitiesOf(store, who)).length > 1) {
    // One player with the other account, who may well be playing there.
    await departuresDue(store).add(keyOf(who), now() + FORGOTTEN_AFTER_MS);
    return false;
  }
  await removeOf(store, forgetting.all, [who], (one) => services.painter.forget(writePlayerId(one)));
  return true;
}
