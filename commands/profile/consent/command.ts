// `/profile privacy`: who may see and compare the caller's profile; no one by default.

import type { Caller, CommandCall, PressHandler, Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ownerTag, VISIBILITY_LEVELS, type Visibility } from "../../../src/people/index.ts";
import { badChoice, notice, notYours } from "../../kit/refusals.ts";
import { shownName } from "../../kit/shown-name.ts";
import { retractedView } from "../compare/card.ts";
import { closeCard } from "../compare/delivery.ts";
import type { ProfileServices } from "../worker/index.ts";
import { changeVisibility, readPrivacy, takeOneBack } from "./change.ts";
import { changedView, fullView, privacyView, READ_ALL, TAKE_BACK, VISIBILITY_OPTION } from "./view.ts";

export async function privacyReply(
  services: ProfileServices,
  { caller, options }: CommandCall,
): Promise<Reply> {
  if (options.level === undefined)
    return { type: "post", view: await presentPrivacy(services, caller), audience: "caller" };
  const level = VISIBILITY_LEVELS.find((one) => one === options.level);
  if (!level) return badChoice(caller.locale, options.level, VISIBILITY_OPTION);
  return { type: "post", view: await change(services, caller, level), audience: "caller" };
}

export async function presentPrivacy(services: ProfileServices, caller: Caller): Promise<View> {
  return privacyView(await readPrivacy(services, caller), caller);
}

async function change(services: ProfileServices, caller: Caller, level: Visibility): Promise<View> {
  const { isChanged, retracted } = await changeVisibility(services, caller, level);
  for (const request of retracted) await closeCard(services, request, retractedView(request));
  return changedView(level, isChanged, caller);
}

export function profilePress(services: ProfileServices): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    if (action.move === READ_ALL) return { type: "post", view: fullView(caller), audience: "caller" };
    if (action.move.startsWith(TAKE_BACK)) {
      const given = await takeOneBack(services, caller, action.move.slice(TAKE_BACK.length));
      const notice = given
        ? say(locale, "profile-taken-back", { name: shownName(given.name) })
        : say(locale, "profile-not-agreed");
      return { type: "edit", view: await presentPrivacy(services, caller), notice: notice };
    }
    const level = VISIBILITY_LEVELS.find((one) => one === action.move);
    if (!level) return notice(say(locale, "press-old-button"));
    return { type: "edit", view: await change(services, caller, level) };
  };
}
