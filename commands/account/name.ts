// `/account name`: the name that people on other platforms see; hidden until the caller sets it.

import type { Caller, CommandCall, Reply, TextOption } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { NAME_ACROSS_MAX, type NameAcross, readNameAcross, setNameAcross } from "../../src/people/index.ts";
import { allowedName, nameAcross } from "../kit/name-across.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";

export const [HERE, HIDDEN] = ["here", "hidden"] as const;

export const NAME_OPTION: TextOption = {
  type: "text",
  name: "name",
  description: "option-name-across",
  maxLength: 64,
  suggests: true,
  takes: /^.+$/u,
  examples: [HERE, HIDDEN],
};

/** Sets the name, and opens its page. */
export async function nameReply(
  { store }: Pick<Services, "store">,
  call: CommandCall,
  open: OpenSettings,
): Promise<Reply> {
  const { caller, options } = call;
  const typed = options.name?.trim();
  if (typed === undefined) return open(call, "name");
  const next = settingOf(typed);
  if (!next) {
    const text = say(caller.locale, "account-name-bad", { max: NAME_ACROSS_MAX });
    return { type: "notice", text, discreet: true };
  }
  await setNameAcross(store, caller, next);
  return open(call, "name");
}

function settingOf(typed: string): NameAcross | undefined {
  const plain = typed.toLowerCase();
  if (plain === HERE || plain === HIDDEN) return { shows: plain };
  const word = readNameAcross(typed);
  return word === undefined ? undefined : { shows: "word", word };
}

export function nameWords({ locale, platform, name }: Caller, setting: NameAcross): string {
  const words = { name: nameAcross(platform, allowedName(setting, name), locale) };
  return say(locale, setting.shows === HIDDEN ? "account-name-hidden" : "account-name-shown", words);
}
