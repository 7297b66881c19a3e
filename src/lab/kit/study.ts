// A study as a value, which defines its command, run, text and JSON.

import { Command, Option } from "commander";
import type { MatrixGame } from "../../core/games/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { readGameOf, readSeed, readWhole, readWorkers } from "./options.ts";

/** An option of the study's command, and its parser. */
export interface Parameter<Value> {
  /** The argument's placeholder, such as `<number>`; absent for a switch. */
  readonly takes?: string;
  readonly about: string;
  /** The default, as it would be typed. */
  readonly usual?: string | undefined;
  readonly isRequired?: true;
  /** @throws ConfigProblem that names the option. */
  read(typed: Typed, option: string): Value;
}

type Typed = string | true | undefined;

/** Shows progress: finished units, and how many there are. */
type OnProgress = (done: number, total: number) => void;

export interface Study<Values, Report> {
  readonly id: string;
  readonly about: string;
  /** By option name. */
  readonly parameters: { readonly [Name in keyof Values]: Parameter<Values[Name]> };
  /** What the progress line counts. */
  readonly unit: string;
  /** @throws ConfigProblem before anything is computed. */
  run(values: Values, onProgress: OnProgress): Report | Promise<Report>;
  text(report: Report, values: Values): string;
  /** What `--json` prints instead. */
  json(report: Report, values: Values): unknown;
}

/** Returns the study itself, so that its types are inferred. */
export function defineStudy<Values, Report>(study: Study<Values, Report>): Study<Values, Report> {
  return study;
}

/** The command `gadalka lab <id>`. */
export function studyCommand<Values, Report>(study: Study<Values, Report>): Command {
  const command = new Command(study.id).description(study.about);
  const options = Object.entries<Parameter<unknown>>(study.parameters).map(([name, parameter]) => {
    const { takes, about, usual, isRequired = false } = parameter;
    const flags = takes === undefined ? `--${name}` : `--${name} ${takes}`;
    const option = new Option(flags, about).default(usual).makeOptionMandatory(isRequired);
    command.addOption(option);
    return { name, parameter, attribute: option.attributeName() };
  });
  return command.option("--json", "print JSON").action(async (typed: Readonly<Record<string, Typed>>) => {
    const read = options.map(({ name, parameter, attribute }) => [
      name,
      parameter.read(typed[attribute], `--${name}`),
    ]);
    const values = Object.fromEntries(read) as Values;
    const progress = progressOn(process.stderr, study.unit);
    const report = await study.run(values, progress.show);
    progress.end();
    process.stdout.write(
      typed.json ? `${JSON.stringify(study.json(report, values))}\n` : study.text(report, values),
    );
  });
}

/** A whole number from `from` to `to`; undefined if there's neither input nor a default. */
export function whole(about: string, from: number, to: number, usual: string): Parameter<number>;
export function whole(about: string, from: number, to: number): Parameter<number | undefined>;
export function whole(
  about: string,
  from: number,
  to: number,
  usual?: string,
): Parameter<number | undefined> {
  return {
    takes: "<number>",
    about,
    usual,
    read: (typed, option) => (typed === undefined ? undefined : readWhole(option, String(typed), from, to)),
  };
}

/** One of `names`. */
export function oneOf<Name extends string>(
  names: readonly Name[],
  takes: string,
  about: string,
  usual: Name,
): Parameter<Name> {
  return {
    takes,
    about,
    usual,
    read(typed, option) {
      const found = names.find((name) => name === typed);
      if (found !== undefined) return found;
      throw new ConfigProblem(option, `"${typed}" isn't one of ${names.join(", ")}`);
    },
  };
}

/** The option's text as typed. */
export function words(takes: string, about: string, usual: string): Parameter<string>;
export function words(takes: string, about: string): Parameter<string | undefined>;
export function words(takes: string, about: string, usual?: string): Parameter<string | undefined> {
  return { takes, about, usual, read: (typed) => typed as string | undefined };
}

/** Like `words`, but the option is required. */
export function requiredWords(takes: string, about: string): Parameter<string> {
  return { takes, about, isRequired: true, read: String };
}

export function toggle(about: string): Parameter<boolean> {
  return { about, read: (typed) => typed === true };
}

/** A seed option; `what` says what the seed determines. */
export function seed(what: string): Parameter<number> {
  const about = `whole number that determines ${what}`;
  return { takes: "<number>", about, usual: "1", read: (typed) => readSeed(String(typed)) };
}

export const WORKERS: Parameter<number> = {
  takes: "<number>",
  about: "threads (default: one per core)",
  read: (typed) => readWorkers(typed as string | undefined),
};

/** A game for which there's recorded play. */
export const RECORDED_GAME: Parameter<MatrixGame> = {
  takes: "<id>",
  about: "rps (moves R, P, S) or oddeven (0, 1)",
  usual: "rps",
  read: (typed) => readGameOf(["rps", "oddeven"], String(typed)),
};

/** Context length of the source's distance. */
export const SOURCE_CONTEXT = whole("context numbers of the source's distance, 1 to 12", 1, 12, "6");
