// `npm run measure`: how large and how tangled the sources are, as one table: files a folder,
// exports, rooms and the imports between them, lengths of files and functions, casts, lines, and the
// lines of the experiments beside them. `npm run measure -- <folder>` measures another checkout.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "@swc/core";

const root = resolve(process.argv[2] ?? ".");
const files = ["src", "commands"].flatMap((folder) => sourcesIn(join(root, folder)));
const parsed = files.map(readSource);
const report = {
  ...{ files: files.length, lines: sum(parsed.map(({ lines }) => lines)) },
  "lines of experiments": linesOfExperiments(),
  "lines a file": spread(parsed.map(({ lines }) => lines)),
  "lines a function": spread(parsed.flatMap(({ functions }) => functions)),
  "exports a thousand lines": perThousandLines(parsed.map(({ exported }) => exported)),
  casts: sum(parsed.map(({ casts }) => casts)),
  "files of under 40 lines": parsed.filter(({ lines }) => lines < 40).length,
  "of these, imported by one file alone": smallWithOneReader(),
  ...rooms(),
  ...folders(),
};
for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(40)} ${value}`);

/** Without their tests; a checkout from before them has none. */
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
  const bytes = Buffer.from(text);
  const tree = parseSync(text, { syntax: "typescript", target: "es2022", comments: false });
  const found = {
    path,
    lines: text.split("\n").length - 1,
    functions: [],
    exported: 0,
    casts: 0,
    imports: [],
  };
  // Offsets count on from one parse to the next, and a tree may begin after a comment: its end is
  // the text's end.
  const start = tree.span.end - bytes.length;
  const linesOf = ({ start: from, end }) =>
    bytes
      .subarray(from - start - 1, end - start - 1)
      .toString()
      .split("\n").length;
  walk(tree, (node) => {
    if (
      /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|Constructor|MethodProperty)$/.test(
        node.type,
      )
    )
      found.functions.push(linesOf(node.span ?? node.function?.span));
    if (
      /^(ExportDeclaration|ExportDefaultDeclaration|ExportDefaultExpression|ExportAllDeclaration)$/.test(
        node.type,
      )
    )
      found.exported++;
    if (node.type === "ExportNamedDeclaration") found.exported += node.specifiers.length;
    if (node.type === "TsAsExpression" || node.type === "TsNonNullExpression") found.casts++;
    if (/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/.test(node.type) && node.source)
      found.imports.push(node.source.value);
    if (node.type === "CallExpression" && node.callee.type === "Import")
      found.imports.push(node.arguments[0].expression.value);
  });
  found.imports = found.imports
    .filter((name) => name?.startsWith("."))
    .map((name) => resolve(dirname(path), name));
  return found;
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node === "object") {
    if (typeof node.type === "string") visit(node);
    for (const value of Object.values(node)) if (value && typeof value === "object") walk(value, visit);
  }
}

/** A room is what stands directly in src or is src's neighbour `commands`; an arrow, that one room
 * imports another. */
function rooms() {
  const roomOf = (path) =>
    relative(root, path)
      .split("/")
      .slice(0, path.startsWith(join(root, "commands")) ? 1 : 2)
      .join("/");
  const arrows = new Map();
  for (const { path, imports } of parsed)
    for (const target of imports)
      if (roomOf(path) !== roomOf(target))
        arrows.set(roomOf(path), (arrows.get(roomOf(path)) ?? new Set()).add(roomOf(target)));
  const all = [...new Set(files.map(roomOf))].filter((room) => room !== "src/launch.mjs");
  const depth = new Map();
  const floor = (room, above = []) => {
    if (above.includes(room))
      throw new Error(`rooms import each other in a circle: ${[...above, room].join(" → ")}`);
    if (!depth.has(room))
      depth.set(
        room,
        1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map((below) => floor(below, [...above, room]))),
      );
    return depth.get(room);
  };
  return {
    rooms: all.length,
    floors: Math.max(...all.map((room) => floor(room))),
    "arrows between rooms": sum([...arrows.values()].map(({ size }) => size)),
  };
}

function folders() {
  const counts = new Map();
  for (const { path } of parsed) {
    const folder = relative(root, dirname(path));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const largest = [...counts].sort((a, b) => b[1] - a[1]);
  return {
    folders: counts.size,
    "files a folder": spread([...counts.values()]),
    "folders of more than 20 files":
      largest
        .filter(([, count]) => count > 20)
        .map((one) => one.join(" "))
        .join(", ") || "none",
  };
}

function smallWithOneReader() {
  const readers = new Map();
  for (const { path, imports } of parsed)
    for (const target of new Set(imports)) readers.set(target, (readers.get(target) ?? new Set()).add(path));
  return parsed.filter(({ path, lines }) => lines < 40 && readers.get(path)?.size === 1).length;
}

function perThousandLines(counts) {
  return ((1_000 * sum(counts)) / sum(parsed.map(({ lines }) => lines))).toFixed(1);
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${sorted.at(-1)}`;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
