// The Helm chart, as installed with given values.

import { readdirSync, readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";
import { GoTemplates } from "./go-template.ts";

const CHART = new URL("../../deploy/helm/gadalka/", import.meta.url);

export const textIn = (name: string): string => readFileSync(new URL(name, CHART), "utf8");

export type Values = { readonly [name: string]: unknown };

/** A Kubernetes object. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
}

/** The chart's own values, overridden by the user's as Helm merges them. */
export function valuesWith(given: Values): Values {
  return laidOver(parse(textIn("values.yaml")), given);
}

function laidOver(own: Values, given: Values): Values {
  const laid = Object.entries(given).map(([name, value]) => {
    const before = own[name];
    const isBoth = isMap(before) && isMap(value);
    return [name, isBoth ? laidOver(before, value) : value];
  });
  return { ...own, ...Object.fromEntries(laid) };
}

function isMap(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function appVersion(): string {
  return parse(textIn("Chart.yaml")).appVersion;
}

/** Names of the templates, those with definitions first. */
export function templateNames(): string[] {
  const names = readdirSync(new URL("templates/", CHART));
  return [
    ...names.filter((name) => name.endsWith(".tpl")),
    ...names.filter((name) => name.endsWith(".yaml")),
  ];
}

/** The output of `helm template bot`, parsed. */
export function rendered(given: Values): Manifest[] {
  const templates = new GoTemplates({ "alerts.yaml": textIn("alerts.yaml") });
  const root = {
    Values: valuesWith(given),
    Release: { Name: "bot", Namespace: "default" },
    Chart: { AppVersion: appVersion() },
  };
  return templateNames().flatMap((name) => manifestsOf(templates.render(textIn(`templates/${name}`), root)));
}

/** @throws Error if the text isn't YAML, or has a duplicate key. */
export function manifestsOf(text: string): Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const manifest = document.toJS() as Manifest | null;
    return manifest ? [manifest] : [];
  });
}
