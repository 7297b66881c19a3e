// `npm run measure`: prints the size and the complexity of the sources as one table, next to the budget in
// docs/architecture.md. Exits with 1 if something is beyond its budget; to let it grow, change the budget in the same
// commit and say why. `npm run measure -- <folder>` measures a different checkout.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "@swc/core";
import { storedKinds } from "../stored-kinds.ts";
import { wayOfAPress } from "../way-of-a-press.ts";

const root = resolve(process.argv[2] ?? ".");
const files = ["src", "commands"].flatMap((folder) => sourcesIn(join(root, folder)));
const parsed = files.map(readSource);
const report = {
  files: files.length,
  lines: sum(parsed.map(({ lines }) => lines)),
  "lines of experiments": linesOfExperiments(),
  "lines of tests": sum(sourcesIn(join(root, "test")).map((path) => linesOf(readFileSync(path, "utf8")))),
  "kinds of stored documents and boards": storedKinds(pathToFileURL(`${root}/`)).length,
  "messages a language": readFileSync(join(root, "locales/en.ftl"), "utf8").match(/^[a-z][\w-]* *=/gm).length,
  "files loaded by commands/play/press.ts": loadedBy("commands/play/press.ts").size,
  "literals spread into a literal": sum(parsed.map(({ spreadLiterals }) => spreadLiterals)),
  "fields spread where they are defined": sum(parsed.map(({ spreadFields }) => spreadFields)),
  "lines a file": spread(parsed.map(({ lines }) => lines)),
  casts: sum(parsed.map(({ casts }) => casts)),
  ...linesByRoom(),
  ...rooms(),
  "rooms that a press passes through": new Set(wayOfAPress(root).map((file) => roomOf(join(root, file))))
    .size,
  ...insideRooms(),
};
const budget = budgetOf(join(root, "docs/architecture.md"));
let isBeyond = false;
for (const [name, value] of Object.entries(report)) {
  const { now, goal } = budget.get(name) ?? {};
  const verdict = now === undefined ? "" : value > now ? `beyond its budget of ${now}` : `of ${now}`;
  isBeyond ||= value > now;
  console.log(
    `${name.padEnd(40)} ${String(value).padEnd(8)} ${verdict}${goal ? `, goal ${goal}` : ""}`.trimEnd(),
  );
}
process.exitCode = isBeyond ? 1 : 0;

/** Reads the rows `| name | now | goal |` of the page's budget; a goal may be empty. */
function budgetOf(page) {
  const section =
    readFileSync(page, "utf8")
      .split(/^## /m)
      .find((part) => part.startsWith("Budget")) ?? "";
  return new Map(
    [...section.matchAll(/^\| ([^|]+?) \| ([\d,]+) \| ([\d,]*) *\|/gm)].map(([, name, ...numbers]) => {
      const [now, goal] = numbers.map((number) => Number(number.replaceAll(",", "")));
      return [name, { now, goal }];
    }),
  );
}

/** Excludes their tests; a checkout from before they existed has none. */
function linesOfExperiments() {
  const folder = join(root, "experiments");
  const sources = existsSync(folder) ? sourcesIn(folder) : [];
  const own = sources.filter((path) => !path.startsWith(join(folder, "test")));
  return sum(own.map((path) => readSource(path).lines));
}

/** Every TypeScript file below a folder. */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function readSource(path) {
  const text = readFileSync(path, "utf8");
  const tree = parseSync(text, { syntax: "typescript", target: "es2022", comments: false });
  const found = {
    path,
    lines: linesOf(text),
    casts: 0,
    spreadLiterals: 0,
    spreadFields: 0,
    imports: [],
    loads: [],
  };
  walk(tree, (node) => {
    if (node.type === "TsAsExpression" || node.type === "TsNonNullExpression") found.casts++;
    noteImports(node, found);
    if (node.type === "ObjectExpression") noteSpreads(node, found);
  });
  const resolved = (names) =>
    names.filter((name) => name?.startsWith(".")).map((name) => resolve(dirname(path), name));
  return { ...found, imports: resolved(found.imports), loads: resolved(found.loads) };
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node === "object") {
    if (typeof node.type === "string") visit(node);
    for (const value of Object.values(node)) if (value && typeof value === "object") walk(value, visit);
  }
}

function noteImports(node, { imports, loads }) {
  if (/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/.test(node.type) && node.source) {
    imports.push(node.source.value);
    if (!node.typeOnly) loads.push(node.source.value);
  }
  if (node.type === "CallExpression" && node.callee.type === "Import")
    imports.push(node.arguments[0].expression.value);
}

function noteSpreads({ properties }, found) {
  for (const { type, arguments: spread } of properties) {
    if (type !== "SpreadElement") continue;
    const inner = withoutParentheses(spread);
    if (inner.type === "ObjectExpression") found.spreadLiterals++;
    if (inner.type === "BinaryExpression" && inner.operator === "&&") found.spreadFields++;
  }
}

function withoutParentheses(node) {
  return node.type === "ParenthesisExpression" ? withoutParentheses(node.expression) : node;
}

/** Everything that a process has to load to run this file: all imports except those only for types. */
function loadedBy(path) {
  const byPath = new Map(parsed.map((one) => [one.path, one]));
  const loaded = new Set();
  const load = (one) => {
    if (loaded.has(one)) return;
    loaded.add(one);
    for (const next of byPath.get(one)?.loads ?? []) load(next);
  };
  load(join(root, path));
  return loaded;
}

/** The parts of a room are the files and folders directly inside it. */
function insideRooms() {
  const arrows = new Map();
  let upward = 0;
  for (const { path, imports } of parsed)
    for (const target of imports) {
      const room = roomFolder(path);
      if (room !== roomFolder(target)) continue;
      const partOf = (file) => relative(join(root, room), file).split("/")[0];
      if (partOf(path) !== partOf(target))
        arrows.set(room, (arrows.get(room) ?? new Set()).add(`${partOf(path)} ${partOf(target)}`));
      // Files directly in a folder are above those in its subfolders.
      if (`${dirname(path)}/`.startsWith(`${dirname(target)}/`) && dirname(path) !== dirname(target))
        upward++;
    }
  const [[busiest, inside]] = [...arrows].sort(([, a], [, b]) => b.size - a.size);
  return {
    "arrows inside the busiest room": inside.size,
    "which is": busiest,
    "imports from a folder above": upward,
  };
}

function roomFolder(path) {
  return relative(root, path).split("/").slice(0, 2).join("/");
}

/** A room is directly in src, or is `commands` next to it. */
function roomOf(path) {
  return relative(root, path)
    .split("/")
    .slice(0, path.startsWith(join(root, "commands")) ? 1 : 2)
    .join("/");
}

function linesByRoom() {
  const lines = new Map();
  for (const one of parsed) lines.set(roomOf(one.path), (lines.get(roomOf(one.path)) ?? 0) + one.lines);
  return Object.fromEntries(
    [...lines].filter(([room]) => !/\.\w+$/.test(room)).map(([room, count]) => [`lines of ${room}`, count]),
  );
}

/** An arrow means that one room imports another. */
function rooms() {
  const arrows = new Map();
  for (const { path, imports } of parsed)
    for (const target of imports)
      if (roomOf(path) !== roomOf(target))
        arrows.set(roomOf(path), (arrows.get(roomOf(path)) ?? new Set()).add(roomOf(target)));
  const all = [...new Set(files.map(roomOf))].filter((room) => !room.endsWith(".mjs"));
  return {
    rooms: all.length,
    "arrows between rooms": sum([...arrows.values()].map(({ size }) => size)),
  };
}

function linesOf(text) {
  return text.split("\n").length - 1;
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${sorted.at(-1)}`;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
