// The workflows in .github, parsed.

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);

export interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

export interface Job {
  readonly needs?: string | readonly string[];
  readonly strategy?: { readonly matrix: Matrix };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly steps?: readonly Step[];
}

type Matrix = Readonly<Record<string, readonly unknown[]>>;

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly jobs: Readonly<Record<string, Job>>;
}

export const workflowNames = (): readonly string[] => readdirSync(FOLDER);
export const workflowText = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
/** @throws Error if a key stands twice. */
export const workflow = (name: string): Workflow => parse(workflowText(name));

/** The values of each run of a job, by name. */
export function runsOf(job: Job): readonly Readonly<Record<string, unknown>>[] {
  const { include, ...lists } = job.strategy?.matrix ?? {};
  if (include) return include as readonly Readonly<Record<string, unknown>>[];
  const [list] = Object.entries(lists);
  return list === undefined ? [{}] : list[1].map((value) => ({ [list[0]]: value }));
}
