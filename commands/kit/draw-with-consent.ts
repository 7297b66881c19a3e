import type { Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { consentOf, isShownIn, type PlayerId, writePlayerId } from "../../src/people/index.ts";
import { notice } from "./refusals.ts";
import type { Services } from "./services.ts";

const ATTEMPTS = 3;

/** An answer, and the people it shows. */
export interface Shown<T, Person extends PlayerId> {
  readonly answer: T;
  readonly people: readonly Person[];
}

/** Retries `draw` until everyone it shows still consents; undefined when the retries run out. */
export async function drawWithConsent<T, Person extends PlayerId>(
  { painter }: Pick<Services, "painter">,
  mayShow: (one: Person) => Promise<boolean>,
  draw: () => Promise<Shown<T, Person>>,
): Promise<T | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { answer, people } = await draw();
    const may = await Promise.all(people.map(mayShow));
    if (may.every(Boolean)) return answer;
    people.forEach((one, index) => {
      if (!may[index]) painter.forget(writePlayerId(one));
    });
  }
  return undefined;
}

/** Builds an answer that lists people in a chat, unless someone on it keeps revoking consent in the meantime. */
export async function whileListed(
  services: Pick<Services, "painter" | "store">,
  { place, locale }: { readonly place: string; readonly locale: Locale },
  draw: () => Promise<Shown<Reply, PlayerId>>,
): Promise<Reply> {
  const isListed = async (one: PlayerId): Promise<boolean> => {
    const consent = await consentOf(services.store, one);
    return consent !== undefined && isShownIn(consent, place);
  };
  return (await drawWithConsent(services, isListed, draw)) ?? notice(say(locale, "map-closed-meanwhile"));
}
