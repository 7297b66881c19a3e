// In the background, deletes the data of people who removed the bot and haven't used it for the announced time.

import type { Background, PersonalData, Whose } from "../../../src/chat/index.ts";
import { noteDeletion, placeName, writePlayerId } from "../../../src/people/index.ts";
import type { Services } from "../../kit/services.ts";
import type { KnownPlaces } from "../../place/index.ts";
import { removeOf } from "../privacy.ts";
import type { KeptPresence } from "./presence.ts";
import {
  dueAt,
  goneSince,
  readDeparted,
  removeDeparted,
  settleDue,
  uninstallsDue,
  whoseKey,
} from "./stored.ts";

/** How often uses are stored and the queue is checked. */
const LOOK_MS = 5 * 60_000;
const BATCH = 20;
/** Only one process forgets a given person at a time; if it dies, another may start over after this long. */
const TURN_KEPT_MS = 10 * 60_000;

export interface Forgetting {
  readonly presence: KeptPresence;
  /** The personal data of every feature; the last is removed first. */
  readonly all: readonly PersonalData[];
  readonly places: Pick<KnownPlaces, "forget">;
}

export interface ForgetDeparted extends Background {
  /** Checks the queue once. */
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
      // Runs in the background: startup doesn't wait for it.
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
  // First, so that people who have used the bot since aren't deleted.
  await forgetting.presence.settle();
  const due = uninstallsDue(services.store);
  for (;;) {
    const keys = (await due.until(services.now(), BATCH)).map(({ key }) => key);
    const attended = await Promise.all(keys.map((key) => attend(services, forgetting, key)));
    const forgotten = attended.filter(Boolean).length;
    if (forgotten > 0) services.log.info({ forgotten }, "forgot who removed the bot thirty days ago");
    if (keys.length < BATCH) return;
  }
}

/** Resolves to whether the data was deleted; a key that fails or is claimed by another process is retried later. */
async function attend(services: Services, forgetting: Forgetting, key: string): Promise<boolean> {
  const { store, now, onFailure } = services;
  const due = uninstallsDue(store);
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
  await removeOf(store, forgetting.all, who, (one) => services.painter.forget(writePlayerId(one)));
  return true;
}
