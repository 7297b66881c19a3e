// Who speaks: events in the language that their person chose, and their place, by that person with all their accounts.

import { within } from "../../infra/within.ts";
import type { Caller, ChosenLanguages, IdentitiesOf, Place, Speaker } from "../vocabulary/incoming.ts";

/** An event waits no longer for what was chosen: what it asks for may take its own time from the store. */
const ASKED_WITHIN_MS = 150;
/** After a choice that could not be read nobody waits for another. */
const BLIND_MS = 2_000;

/** A choice that cannot be read in time is that of the app. Without `identitiesOf` nobody has another account. */
export function inLanguageBy(chosen: ChosenLanguages | undefined, identitiesOf?: IdentitiesOf) {
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
  type Asked = { readonly caller: Caller; readonly place: Place };
  const isSpoken = <E extends Asked>(event: E): event is E & { readonly caller: Speaker } =>
    spoken.has(event);
  return async <E extends Asked>(event: E): Promise<E & { readonly caller: Speaker }> => {
    if (isSpoken(event)) return event;
    const { caller, place } = event;
    const found = await ask(event);
    const appLocale = caller.appLocale ?? caller.locale;
    const own = { ...caller, identities: identitiesOf?.(caller) ?? (async () => [caller] as const) };
    const speaker: Speaker = found.caller ? { ...own, locale: found.caller, appLocale } : own;
    const there = place.kind === "private" ? found.caller : found.place;
    const inOwn = { ...event, caller: speaker, place: there ? { ...place, locale: there } : place };
    spoken.add(inOwn);
    return inOwn;
  };
}
