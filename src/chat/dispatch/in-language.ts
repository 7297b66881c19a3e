// Resolves the speaker: events get the languages that their person and chat chose.

import { deadline } from "../../infra/deadline.ts";
import type { Caller, ChosenLanguages, Place } from "../vocabulary/incoming.ts";

/** The longest an event waits for the chosen language; the event's own reads may take longer. */
const ASKED_WITHIN_MS = 150;
/** After a read failed, no event waits for a choice for this long. */
const BLIND_MS = 2_000;

/** Falls back to the app's language if a choice isn't read in time. */
export function inLanguageBy(chosen: ChosenLanguages | undefined) {
  let blindUntil = Number.NEGATIVE_INFINITY;
  const ask: ChosenLanguages = async (event) => {
    if (!chosen || performance.now() < blindUntil) return {};
    const found = await deadline(chosen(event), ASKED_WITHIN_MS).catch(() => undefined);
    if (!found) blindUntil = performance.now() + BLIND_MS;
    return found ?? {};
  };
  /** Events already resolved, since an adapter that shows something before handling has asked. */
  const spoken = new WeakSet<object>();
  return async <E extends { readonly caller: Caller; readonly place: Place }>(event: E): Promise<E> => {
    if (spoken.has(event)) return event;
    const found = await ask(event);
    const { caller, place } = event;
    const appLocale = caller.appLocale ?? caller.locale;
    const speaker: Caller = found.caller ? { ...caller, locale: found.caller, appLocale } : caller;
    const there = place.kind === "private" ? found.caller : found.place;
    const inOwn = { ...event, caller: speaker, place: there ? { ...place, locale: there } : place };
    spoken.add(inOwn);
    return inOwn;
  };
}
