// `/account name`: by which name people of other platforms see the caller; hidden, until they say so.

import type { Caller, CommandCall, Reply, TextOption } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  NAME_ACROSS_MAX,
  type NameAcross,
  nameAcrossOf,
  readNameAcross,
  setNameAcross,
} from "../../src/players/index.ts";
import { allowedName, nameAcross } from "../kit/name-across.ts";
import type { Services } from "../kit/services.ts";
import { textView } from "./link-view.ts";

const [HERE, HIDDEN] = ["here", "hidden"] as const;

export const NAME_OPTION: TextOption = {
  ...{ type: "text", name: "name", description: "option-name-across", maxLength: 64, suggests: true },
  ...{ takes: /^.+$/u, examples: [HERE, HIDDEN] },
};

export async function nameReply({ store }: Pick<Services, "store">, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const typed = options.name?.trim();
  if (typed === undefined) return shown(caller, await nameAcrossOf(store, caller), "how");
  const next = settingOf(typed);
  if (!next) return post(say(caller.locale, "account-name-bad", { max: NAME_ACROSS_MAX }));
  await setNameAcross(store, caller, next);
  return shown(caller, next);
}

function settingOf(typed: string): NameAcross | undefined {
  const plain = typed.toLowerCase();
  if (plain === HERE || plain === HIDDEN) return { shows: plain };
  const word = readNameAcross(typed);
  return word === undefined ? undefined : { shows: "word", word };
}

function shown(caller: Caller, setting: NameAcross, how?: "how"): Reply {
  const { locale, platform, name } = caller;
  const words = { name: nameAcross(platform, allowedName(setting, name), locale) };
  const isHidden = setting.shows === HIDDEN;
  const text = say(locale, isHidden ? "account-name-hidden" : "account-name-shown", words);
  return post(how ? `${text}\n${say(locale, "account-name-how")}` : text);
}

function post(text: string): Reply {
  return { type: "post", view: textView(text), audience: "caller" };
}
