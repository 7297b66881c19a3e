// Finds time zones by what people call them: IANA names, cities, offsets such as `utc+3`.

import { typedWords } from "../../src/infra/i18n/typed-words.ts";
import { fold, nearestNames } from "../../src/infra/spelling.ts";

export const USUAL_ZONE = "UTC";

const ZONES: readonly string[] = [USUAL_ZONE, ...Intl.supportedValuesOf("timeZone")];
const CANDIDATES_MAX = 4;
/** Characters needed for the beginning of a city's name to match. */
const BEGINNING_CHARACTERS_MIN = 3;
/** The zones with whole hours; the sign in their names is inverted. */
const WHOLE_HOURS = { min: -12, max: 14 };
const OFFSET = /^(?:utc|gmt)([+-])(\d{1,2})(?::?([0-5]\d))?$/;

/** Names other than the zones' own (`Moskau Europe/Moscow`); an ambiguous name is listed once per zone. */
const NAMED = typedWords("typed-cities").map((entry) => {
  const at = entry.lastIndexOf(" ");
  return { name: entry.slice(0, at), zone: entry.slice(at + 1) };
});

/** A first filter for positional options; `findZone` decides. */
export const ZONE_WORDS = new RegExp(
  [
    "^(?:utc|gmt)(?:[+-]\\d{1,2}(?::?\\d\\d)?)?$",
    "^[a-z_]+/[a-z_+\\-/\\d]+$",
    `^(?:${[...ZONES.map(cityOf), ...NAMED.map(({ name }) => name)].map(spelt).join("|")})$`,
  ].join("|"),
  "iu",
);

function spelt(name: string): string {
  return name.replaceAll(/[ _-]/g, "[ _-]");
}

/** The zone meant, or the candidates, best first; an empty list if nothing matches. */
export function findZone(typed: string): string | { readonly candidates: readonly string[] } {
  const text = typed.trim();
  const zone = zoneNamed(text);
  if (zone !== undefined) return zone;
  const named = new Set([...zonesAtOffset(text), ...zonesOfCity(text)]);
  const [only] = named;
  if (only !== undefined && named.size === 1) return only;
  const found = named.size > 0 ? [...named] : nearZones(text);
  return { candidates: found.slice(0, CANDIDATES_MAX) };
}

/** Zones for a partially typed name: the one meant, then those whose names contain it. */
export function zonesFor(typed: string): readonly string[] {
  const wanted = normal(typed);
  if (wanted === "") return ZONES;
  const found = findZone(typed);
  const holding = ZONES.filter((zone) => normal(zone).includes(wanted));
  if (typeof found === "string") return [...new Set([found, ...holding])];
  return holding.length > 0 ? holding : found.candidates;
}

/** Finds a zone by its IANA name; offsets such as `+03:00` aren't accepted. */
function zoneNamed(text: string): string | undefined {
  if (!/^\p{L}/u.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function zonesAtOffset(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(" ", "").replaceAll("−", "-");
  const [, sign, hours, minutes = "00"] = OFFSET.exec(plain) ?? [];
  if (hours === undefined) return [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  if (!Number.isInteger(offset)) return ZONES.filter((zone) => offsetOf(zone) === offset);
  if (offset < WHOLE_HOURS.min || offset > WHOLE_HOURS.max) return [];
  return [offset === 0 ? USUAL_ZONE : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`];
}

/** Hours ahead of UTC, in January. */
function offsetOf(zone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d\d):(\d\d)/.exec(format.format(Date.UTC(2026, 0, 1))) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

function zonesOfCity(text: string): readonly string[] {
  const wanted = normal(text);
  return [
    ...ZONES.filter((zone) => `/${normal(zone)}`.endsWith(`/${wanted}`)),
    ...NAMED.filter(({ name }) => normal(name) === wanted).map(({ zone }) => zone),
  ];
}

function nearZones(text: string): readonly string[] {
  const wanted = normal(text);
  const begun =
    wanted.length < BEGINNING_CHARACTERS_MIN
      ? []
      : ZONES.filter((zone) => normal(cityOf(zone)).startsWith(wanted));
  if (begun.length > 0) return begun;
  const cities = new Map([
    ...NAMED.map(({ name, zone }) => [name.replaceAll(" ", "_"), zone] as const),
    ...ZONES.map((zone) => [cityOf(zone), zone] as const),
  ]);
  const near = nearestNames(text.replaceAll(" ", "_"), [...cities.keys(), ...ZONES]);
  return [...new Set(near.map((name) => cities.get(name) ?? name))];
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}

/** Lower case, without accents, spaces and hyphens. */
function normal(text: string): string {
  return fold(text).replaceAll(/[\s_'’.-]/g, "");
}
