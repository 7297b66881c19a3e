// Events in the language that their person chose, and their place.

import { within } from "../infra/within.ts";
import type { Caller, ChosenLanguages, Place } from "./incoming.ts";

/** An event waits no longer for what was chosen. */
const ASKED_WITHIN_MS = 400;

/** A choice that cannot be read in time is that of the app. */
export function inLanguageBy(chosen: ChosenLanguages | undefined) {
  return async <E extends { readonly caller: Caller; readonly place: Place }>(event: E): Promise<E> => {
    const found = await within(
      chosen?.(event).catch(() => undefined) ?? Promise.resolve(undefined),
      ASKED_WITHIN_MS,
    );
    if (!found) return event;
    const { caller, place } = event;
    const appLocale = caller.appLocale ?? caller.locale;
    const spoken: Caller = found.caller ? { ...caller, locale: found.caller, appLocale } : caller;
    const there = place.kind === "private" ? found.caller : found.place;
    return { ...event, caller: spoken, place: there ? { ...place, locale: there } : place };
  };
}
