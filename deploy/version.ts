// A version in the files that name it: its number, and what the changelog says of it.

/** The sections of a version: what a player, an owner and a host notice first. */
const SECTIONS = [
  "Players",
  "Fair play",
  "Server and group owners",
  "Hosts",
  "Strategy authors",
  "Researchers",
  "Removed",
];
export const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** What isn't in order, for the person who makes the release. */
export class Refused extends Error {}

type Edit = (text: string, version: string, date: string) => string;

/** Everything that names the version, and how it's changed. */
export const EDITS: Readonly<Record<string, Edit>> = {
  "CHANGELOG.md": released,
  "package.json": (text, version) => renumbered(text, version, /^ {2}"version": "(.+)"/gm),
  "package-lock.json": (text, version) =>
    renumbered(text, version, /^(?: {2}| {6}"name": ".+",\n {6})"version": "(.+)"/gm, 2),
  "compose.yaml": (text, version) => renumbered(text, version, /:-gadalka:(\d[^}]*)\}/g),
};

/** Replaces what the pattern captures. @throws Refused unless it's found `times` times. */
function renumbered(text: string, version: string, pattern: RegExp, times = 1): string {
  const found = [...text.matchAll(pattern)].slice(0, times);
  if (found.length !== times) throw new Refused(`No version found where it should be: ${pattern}`);
  return found.reduceRight((changed, match) => {
    const at = match.index + match[0].lastIndexOf(match[1] ?? "");
    return changed.slice(0, at) + version + changed.slice(at + (match[1] ?? "").length);
  }, text);
}

/** The changelog with what's unreleased as a version, its sections in their order. @throws Refused */
export function released(changelog: string, version: string, date: string): string {
  const body = partOf(changelog, "Unreleased");
  if (!body?.trim())
    throw new Refused("CHANGELOG.md says nothing under Unreleased. Write what people notice.");
  const [intro = "", ...sections] = body.split(/^### /m);
  const titles = sections.map((section) => section.split("\n", 1)[0] ?? "");
  const unknown = titles.find((title) => !SECTIONS.includes(title));
  if (unknown !== undefined)
    throw new Refused(`CHANGELOG.md has a section "${unknown}". A version has: ${SECTIONS.join(", ")}.`);
  const twice = titles.find((title, at) => titles.indexOf(title) !== at);
  if (twice !== undefined)
    throw new Refused(`CHANGELOG.md has the section "${twice}" twice under Unreleased.`);
  const empty = titles.find((title, at) => sections[at]?.trim() === title);
  if (empty !== undefined) throw new Refused(`CHANGELOG.md says nothing under "${empty}".`);
  const inOrder = SECTIONS.flatMap((title) => sections[titles.indexOf(title)] ?? []);
  const parts = [`${version} (${date})`, intro.trim(), ...inOrder.map((section) => `### ${section.trim()}`)];
  const text = parts.filter((part) => part !== "").join("\n\n");
  return changelog.replace(`## Unreleased\n${body}`, () => `## Unreleased\n\n## ${text}\n\n`);
}

/** What the changelog says of a version, with its date if it has one. */
export function notesOf(changelog: string, version: string): string {
  const title = titleOf(changelog, version) ?? version;
  const body = partOf(changelog, title);
  if (body === undefined) throw new Refused(`CHANGELOG.md has no version ${version}.`);
  return `# Gadalka ${title}\n\n${body.trim()}\n`;
}

/** `1.0.0 (2026-11-28)` */
export function titleOf(changelog: string, version: string): string | undefined {
  return changelog
    .split("\n")
    .find((line) => line.startsWith(`## ${version} (`))
    ?.slice(3);
}

/** What stands between a heading of the second level and the next. */
function partOf(changelog: string, title: string): string | undefined {
  const part = changelog.split(/^## /m).find((one) => one.startsWith(`${title}\n`));
  return part?.slice(title.length + 1);
}

/** The next number: what was removed or broken makes a major version, a feature a minor one. */
export function nextVersion(last: string, commits: string, changelog: string): string {
  const [major = 0, minor = 0, patch = 0] = last.split(".").map(Number);
  const isBreaking = /^\w+(?:\(.*\))?!: |^BREAKING[ -]CHANGE: /m.test(commits);
  if (isBreaking || /^### Removed$/m.test(partOf(changelog, "Unreleased") ?? "")) return `${major + 1}.0.0`;
  if (/^feat[(:]/m.test(commits)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split(".").map(Number));
  const at = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return at !== undefined && Number(a?.[at]) > Number(b?.[at]);
}
