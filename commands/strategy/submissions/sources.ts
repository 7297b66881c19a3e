// `/strategy open`, `source` and `report`: what others may see of a file, and how to report it to the host.

import { openStoredFile, readStoredFile } from "../../../src/arena/submissions/index.ts";
import type {
  CommandCall,
  PressHandler,
  Reply,
  SubcommandSpec,
  TextOption,
} from "../../../src/chat/index.ts";
import { fileHashOf } from "../../../src/core/strategies/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { nameInText } from "../../../src/infra/i18n/name-in-text.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { closed, notice, notYours } from "../../kit/refusals.ts";
import type { Services } from "../../kit/services.ts";
import { asName, nameRefusal } from "../registrations/name.ts";
import { findMet, type Met } from "../registrations/visibility.ts";
import { noteReport } from "./reports.ts";

export const OPEN_SCOPE = "opensource";

const OPEN = "open-";
/** Characters of a hash in a button: with the longest name, they fit in its 64 bytes. */
const TAG = 6;
const REASON_MAX = 200;

const NAME: TextOption = { type: "text", name: "name", maxLength: 100, suggests: true };

const REASON: TextOption = {
  type: "text",
  name: "reason",
  description: "option-report-reason",
  suggests: false,
  maxLength: REASON_MAX,
};

const audience = "caller";
const typedOnly = true;

export const SOURCE_SUBCOMMANDS: readonly SubcommandSpec[] = [
  {
    name: "open",
    audience,
    typedOnly,
    reachedBy: "strategy mine",
    options: [NAME],
  },
  {
    name: "source",
    audience,
    typedOnly,
    options: [NAME],
  },
  {
    name: "report",
    audience,
    typedOnly,
    costs: "report",
    options: [NAME, REASON],
  },
];

/** Handles the subcommands above. */
export async function answerSource(services: Services, call: CommandCall): Promise<Reply> {
  const { caller, options, subcommand } = call;
  const { locale } = caller;
  const name = asName(options.name ?? "");
  const met = nameRefusal(name) ? undefined : await findMet(services, caller, name);
  if (!met) return notice(say(locale, "strategy-name-unknown", { name }));
  if (subcommand === "report") return report(services, call, met);
  if (!met.file) return notice(say(locale, "strategy-no-file", { name }));
  return subcommand === "open" ? openQuestion(services, call, met) : source(services, call, met);
}

async function source({ store }: Services, { caller: { locale } }: CommandCall, met: Met): Promise<Reply> {
  const { name, strategy, isOwn } = met;
  const file = await readStoredFile(store, strategy);
  if (!file || file.owners.length === 0) return notice(say(locale, "strategy-name-unknown", { name }));
  if (!isOwn && !file.isOpen) return notice(say(locale, "strategy-sealed", { name }));
  const title = say(locale, "strategy-source-title", { name, version: met.file?.version ?? 1 });
  const text = say(locale, "strategy-source-hash", { hash: fileHashOf(strategy) ?? "" });
  const blocks = [
    { type: "text", text },
    { type: "file", name: `${name}.js`, content: file.source },
  ] as const;
  return { type: "post", view: { title, blocks }, audience };
}

/** Asks first, because it can't be undone. */
async function openQuestion({ store }: Services, { caller }: CommandCall, met: Met): Promise<Reply> {
  const { locale } = caller;
  const { name, strategy, isOwn, file } = met;
  if (!isOwn) return notice(say(locale, "registration-refused", { refusal: "not-yours", name }));
  if ((await readStoredFile(store, strategy))?.isOpen)
    return notice(say(locale, "strategy-open-already", { name }));
  const action = (move: string) => ({ scope: OPEN_SCOPE, session: ownerTag(caller), turn: 0, move });
  const view = {
    title: say(locale, "strategy-open-title", { name, version: file?.version ?? 1 }),
    blocks: [{ type: "text", text: say(locale, "strategy-open-text") }],
    buttons: [
      [
        { label: say(locale, "button-open-source"), action: action(openMove(met)), style: "danger" },
        { label: say(locale, "button-keep-sealed"), action: action("keep") },
      ],
    ],
  } as const;
  return { type: "post", view, audience };
}

/** For this version only: the question wasn't about a newer one. */
const openMove = ({ name, strategy }: Met): string => `${OPEN}${fileHashOf(strategy)?.slice(0, TAG)}-${name}`;

/** Handles the question's buttons. */
export function openPress(services: Services): PressHandler {
  return async ({ action: { session, move }, caller }) => {
    const { locale } = caller;
    if (session !== ownerTag(caller)) return notYours(locale);
    if (move === "keep") return closed(say(locale, "strategy-kept-sealed"));
    const name = move.slice(OPEN.length + TAG + 1);
    const met = nameRefusal(name) ? undefined : await findMet(services, caller, name);
    if (!met?.isOwn || !met.file || openMove(met) !== move) return notice(say(locale, "press-old-button"));
    const isOpen = await openStoredFile(services.store, met.strategy);
    return isOpen
      ? closed(say(locale, "strategy-opened", { name }))
      : notice(say(locale, "press-old-button"));
  };
}

async function report(services: Services, { caller, options }: CommandCall, met: Met): Promise<Reply> {
  const { locale } = caller;
  const { name, strategy, isOwn } = met;
  if (isOwn) return notice(say(locale, "strategy-report-own"));
  const reason = options.reason && nameInText(options.reason);
  await noteReport(services.store, caller, { name, strategy, at: services.now(), ...(reason && { reason }) });
  services.log.warn({ strategy: name, made: strategy, reason: reason ?? "" }, "a strategy was reported");
  return notice(say(locale, "strategy-reported", { name }));
}
