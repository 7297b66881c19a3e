// `npm run licences` writes docs/licences.md: the packages shipped with the program and their licences, according to
// package-lock.json. Needs no network.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
export const LIST = new URL("docs/licences.md", ROOT);

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const HEAD = `# Licences

What the program brings along at run time, by licence; packages of other platforms included. Written by \`npm run licences\` from \`package-lock.json\`; \`npm run sbom\` writes the same as CycloneDX. The typefaces in \`src/infra/pictures/fonts\` are Noto Sans, under the SIL Open Font License 1.1, its text beside them.
`;

/** The page's text. @throws Error that names a package without a licence. */
export function licencesPage(): string {
  const lock = JSON.parse(readFileSync(new URL("package-lock.json", ROOT), "utf8"));
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license, dev }] of Object.entries<Locked>(lock.packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!license) throw new Error(`package-lock.json names no licence of ${name}`);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const sections = [...byLicence]
    .sort(([a, first], [b, second]) => second.size - first.size || a.localeCompare(b))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(" · ")}\n`);
  return [HEAD, ...sections].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LIST, licencesPage());
