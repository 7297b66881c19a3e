// `/strategy submit`: turns a file into a named strategy.

import { FILE_BYTES_MAX, FILE_ENDINGS } from "../../../src/arena/index.ts";
import type {
  CommandCall,
  FileOption,
  PressHandler,
  Reply,
  SubcommandSpec,
  TextOption,
  View,
} from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { nameInText } from "../../../src/infra/i18n/name-in-text.ts";
import { ownerTag } from "../../../src/people/index.ts";
import { CHAT_GAMES } from "../../kit/chat-games.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice, notYours } from "../../kit/refusals.ts";
import type { Services } from "../../kit/services.ts";
import { lineView, standsFor } from "../registration-view.ts";
import { registrationsOf } from "../registrations/ledger.ts";
import { asName } from "../registrations/name.ts";
import { type AnswerDeps, type AnswerWords, answerTicket, queueWords } from "../trial-answer.ts";
import { nameWords, refusedView, textView } from "./refusal-view.ts";
import { chartButton, filedView, trialPicture } from "./report-view.ts";
import { type FileOutcome, type FileTrials, submitFile } from "./submit-file.ts";

export const TRIAL_SCOPE = "trial";

const CHART = "chart-";
const NOTE_MAX = 100;

const FILE: FileOption = {
  type: "file",
  name: "file",
  description: "option-strategy-file",
  maxBytes: FILE_BYTES_MAX,
  endings: FILE_ENDINGS,
  required: true,
};

const NAME: TextOption = {
  type: "text",
  name: "name",
  description: "option-file-name",
  maxLength: 100,
  suggests: true,
};

/** Never taken from a bare word in a typed line. */
const NOTE: TextOption = {
  type: "text",
  name: "note",
  description: "option-strategy-note",
  maxLength: NOTE_MAX,
  suggests: false,
};

export const SUBMIT: SubcommandSpec = {
  name: "submit",
  description: "command-strategy-submit",
  options: [FILE, NAME, NOTE],
  audience: "caller",
  costs: "submission",
};

export interface SubmissionDeps extends AnswerDeps {
  readonly files: FileTrials;
}

/** @throws FileProblem if the file can't be fetched, StoreError as the store. */
export function answerSubmission(deps: SubmissionDeps, call: CommandCall): Promise<Reply> {
  return submitted(deps, call);
}

async function submitted(deps: SubmissionDeps, call: CommandCall): Promise<Reply> {
  const { caller, options, files } = call;
  const { locale } = caller;
  const file = files?.file;
  if (!file || options.name === undefined) return notice(say(locale, "submission-how"));
  const name = asName(options.name);
  const note = options.note === undefined ? undefined : nameInText(options.note);
  const bytes = await file.read();
  const outcome = await submitFile(deps.files, caller, {
    name,
    fileName: file.name,
    bytes,
    games: CHAT_GAMES,
    ...(note && { note }),
  });
  if (typeof outcome === "string") return notice(nameWords(outcome, name, locale));
  if ("kind" in outcome) return notice(queueWords(outcome, locale));
  return answerTicket(deps, call, outcome, wordsOf(deps.services, call, name));
}

function wordsOf(services: Services, { caller }: CommandCall, name: string): AnswerWords<FileOutcome> {
  const { locale } = caller;
  return {
    line: (place) => lineView(name, place, locale),
    async report(outcome, isLate): Promise<View> {
      if (!outcome) return textView(say(locale, "registration-broken-off", { name }));
      if ("kind" in outcome) return refusedView(outcome, name, locale);
      const { registration } = outcome;
      const view = filedView(outcome, locale);
      if (!isLate) return pictured(services, view, trialPicture(registration, name, locale), locale);
      const action = { scope: TRIAL_SCOPE, session: ownerTag(caller), turn: 0, move: `${CHART}${name}` };
      return { ...view, buttons: [[chartButton(action, locale)]] };
    },
  };
}

/** The chart of a trial, shown to its author. */
export function chartPress(services: Services): PressHandler {
  return async ({ action: { session, move }, caller }) => {
    const { locale } = caller;
    if (session !== ownerTag(caller)) return notYours(locale);
    if (!move.startsWith(CHART)) return notice(say(locale, "press-old-button"));
    const name = move.slice(CHART.length);
    const own = (await registrationsOf(services.store, caller)).find((one) => one.name === name);
    if (!own?.file) return notice(say(locale, "registration-refused", { refusal: "not-yours", name }));
    const picture = trialPicture(own, name, locale);
    const view: View = { title: standsFor(own), blocks: [{ type: "quiet", text: picture.alt }] };
    return { type: "post", view: await pictured(services, view, picture, locale), audience: "caller" };
  };
}
