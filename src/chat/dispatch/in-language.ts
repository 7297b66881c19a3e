// Events in the language that their person chose, and their place.

import { within } from "../../infra/within.ts";
import type { Caller, ChosenLanguages, Place } from "../vocabulary/incoming.ts";

/** An event waits no longer for what was chosen: what it asks for may take its own time from the store. */
const ASKED_WITHIN_MS = 150;
/** After a choice that could not be read nobody waits for another. */
const BLIND_MS = 2_000;

/** A choice that cannot be read in time is that of the app. */
export function inLanguageBy(chosen: ChosenLanguages | undefined) {
  let blindUntil = Number.NEGATIVE_INFINITY;
  const ask: ChosenLanguages = async (event) => {
    if (!chosen || performance.now() < blindUntil) return {};
    const found = await within(
      chosen(event).catch(() => undefined),
      ASKED_WITHIN_MS,
    );
    if (!found) blindUntil = performance.now() + BLIND_MS;
    return found ?? {};
  };
  /** Who shows something before it is handled has asked already. */
  const spoken = new WeakSet<object>();
  return async <E extends { readonly caller: Caller; readonly place: Place }>(event: E): Promise<E> => {
    if (spoken.has(event)) return event;
    const { caller, place } = event;
    const found = await ask(event);
    const appLocale = caller.appLocale ?? caller.locale;
    const speaker: Caller = found.caller ? { ...caller, locale: found.caller, appLocale } : caller;
    const there = place.kind === "private" ? found.caller : found.place;
    const inOwn = { ...event, caller: speaker, place: there ? { ...place, locale: there } : place };
    spoken.add(inOwn);
    return inOwn;
  };
}
