// The subset of Go templates that our chart uses, because `helm` isn't in any registry available to the tests. If `go`
// is installed, a test compares it with the real ones (render.go).

import { createHash } from "node:crypto";
import { stringify } from "yaml";

type Value = unknown;
type Node =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "out"; readonly code: string }
  | {
      readonly type: "block";
      readonly head: string;
      readonly body: Node[];
      readonly rest: Node[] | undefined;
    };

interface Scope {
  readonly dot: Value;
  readonly root: Value;
  readonly variables: Map<string, Value>;
}

type Fields = Readonly<Record<string, Value>>;

/** Definitions that the templates of a chart share. */
export class GoTemplates {
  readonly #defined = new Map<string, Node[]>();
  readonly #files: Readonly<Record<string, string>>;

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.#files = files;
  }

  /** Renders a file; its definitions are available from then on. */
  render(source: string, root: Value): string {
    const { nodes } = this.#parse(tokens(source), 0);
    return this.#run(nodes, { dot: root, root, variables: new Map([["$", root]]) });
  }

  #parse(all: readonly Token[], from: number): { nodes: Node[]; at: number; end: string } {
    const nodes: Node[] = [];
    for (let at = from; at < all.length; at++) {
      const { type, text } = all[at] as Token;
      if (type === "text") nodes.push({ type, text });
      else if (text === "end" || /^else\b/.test(text)) return { nodes, at, end: text };
      else if (/^(if|range|with|define)\b/.test(text)) {
        const block = this.#block(all, at, text);
        at = block.at;
        if (block.node) nodes.push(block.node);
      } else if (!text.startsWith("/*")) nodes.push({ type: "out", code: text });
    }
    return { nodes, at: all.length, end: "" };
  }

  #block(all: readonly Token[], at: number, head: string): { at: number; node?: Node } {
    const body = this.#parse(all, at + 1);
    const [, name] = /^define "(.*)"$/.exec(head) ?? [];
    if (name !== undefined) {
      this.#defined.set(name, body.nodes);
      return { at: body.at };
    }
    const rest = body.end === "else" ? this.#parse(all, body.at + 1) : undefined;
    if (body.end !== "end" && rest?.end !== "end") throw new Error(`{{ ${head} }} has no end`);
    return { at: rest?.at ?? body.at, node: { type: "block", head, body: body.nodes, rest: rest?.nodes } };
  }

  #run(nodes: readonly Node[], scope: Scope): string {
    return nodes.map((node) => this.#runOne(node, scope)).join("");
  }

  #runOne(node: Node, scope: Scope): string {
    if (node.type === "text") return node.text;
    if (node.type === "block") return this.#runBlock(node, scope);
    const [, name, code] = /^(\$\w+) :?= (.*)$/s.exec(node.code) ?? [];
    if (name === undefined) return written(this.#value(node.code, scope));
    scope.variables.set(name, this.#value(code ?? "", scope));
    return "";
  }

  #runBlock({ head, body, rest = [] }: Extract<Node, { type: "block" }>, scope: Scope): string {
    const [, word, names = "", code = ""] = /^(\w+) (?:(\$\w+(?:, \$\w+)?) := )?(.*)$/s.exec(head) ?? [];
    const value = this.#value(code, scope);
    const inner = (dot: Value): Scope => ({ ...scope, dot, variables: new Map(scope.variables) });
    if (!isTrue(value)) return this.#run(rest, inner(scope.dot));
    if (word !== "range") return this.#run(body, inner(word === "with" ? value : scope.dot));
    return entriesOf(value)
      .map(([key, one]) => {
        const each = inner(one);
        const [first, second] = names.split(", ");
        if (second) each.variables.set(first ?? "", key).set(second, one);
        return this.#run(body, each);
      })
      .join("");
  }

  /** A pipeline: each part gets the previous part's result as its last argument. */
  #value(code: string, scope: Scope): Value {
    let piped: Value[] = [];
    for (const part of split(code, "|")) piped = [this.#call(words(part), piped, scope)];
    return piped[0];
  }

  #call([first = "", ...others]: readonly string[], piped: readonly Value[], scope: Scope): Value {
    const call = this.#functions()[first];
    if (call) return call(...others.map((word) => this.#operand(word, scope)), ...piped);
    if (first === ".Files.Get") return this.#files[String(this.#operand(others[0] ?? "", scope))] ?? "";
    if (others.length + piped.length > 0) throw new Error(`no function ${first}`);
    return this.#operand(first, scope);
  }

  #operand(word: string, scope: Scope): Value {
    if (word.startsWith("(")) return this.#value(word.slice(1, -1), scope);
    if (/^["0-9]/.test(word)) return JSON.parse(word);
    if (word === "true" || word === "false") return word === "true";
    const [, variable, path = ""] = /^(\$\w*)?(.*)$/.exec(word) ?? [];
    const start = variable === undefined ? scope.dot : scope.variables.get(variable);
    if (!/^(\.\w+)*$|^\.$/.test(path)) throw new Error(`not understood: ${word}`);
    const fields = path.split(".").filter(Boolean);
    return fields.reduce<Value>((value, field) => (value as Fields | undefined)?.[field], start);
  }

  #functions(): Readonly<Record<string, (...given: Value[]) => Value>> {
    return {
      include: (name, dot) => {
        const nodes = this.#defined.get(String(name));
        if (!nodes) throw new Error(`no template ${name}`);
        return this.#run(nodes, { dot, root: dot, variables: new Map([["$", dot]]) });
      },
      quote: (value) => JSON.stringify(written(value)),
      toYaml: (value) => stringify(value, { sortMapEntries: true }).trimEnd(),
      nindent: (count, text) => `\n${indented(Number(count), String(text))}`,
      required: (message, value) => {
        if (value === undefined || value === "") throw new Error(String(message));
        return value;
      },
      eq: (a, b) => a === b,
      ne: (a, b) => a !== b,
      or: (a, b) => (isTrue(a) ? a : b),
      and: (a, b) => (isTrue(a) ? b : a),
      not: (value) => !isTrue(value),
      add: (a, b) => Number(a) + Number(b),
      mul: (a, b) => Number(a) * Number(b),
      printf: (format, ...given) => String(format).replaceAll("%s", () => written(given.shift())),
      trunc: (count, text) => String(text).slice(0, Number(count)),
      trimSuffix: (end, text) =>
        String(text).endsWith(String(end)) ? String(text).slice(0, -String(end).length) : text,
      sha256sum: (text) => createHash("sha256").update(String(text)).digest("hex"),
    };
  }
}

interface Token {
  readonly type: "text" | "action";
  readonly text: string;
}

/** A dash next to the braces trims the white space on its side. */
function tokens(source: string): Token[] {
  const all: Token[] = [];
  let rest = source;
  for (let match = ACTION.exec(rest); match; match = ACTION.exec(rest)) {
    const [whole, before, code = "", after] = match;
    const text = rest.slice(0, match.index);
    all.push({ type: "text", text: before ? text.trimEnd() : text }, { type: "action", text: code.trim() });
    rest = rest.slice(match.index + whole.length);
    if (after) rest = rest.trimStart();
  }
  return [...all, { type: "text", text: rest }];
}

const ACTION = /\{\{(- )?((?:"[^"]*"|[^"}]|\}(?!\}))*?)( -)?\}\}/;

/** Splits at a sign outside brackets and quotes. */
function split(code: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [one] of code.matchAll(/"[^"]*"|[\s\S]/g)) {
    depth += one === "(" ? 1 : one === ")" ? -1 : 0;
    if (one === sign && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + one);
  }
  return parts;
}

function words(part: string): string[] {
  return split(part.trim(), " ").filter((word) => word !== "");
}

function isTrue(value: Value): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function entriesOf(value: Value): [Value, Value][] {
  if (Array.isArray(value)) return value.map((one, at) => [at, one]);
  return Object.entries(value as Fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

function written(value: Value): string {
  return value === undefined || value === null ? "" : String(value);
}

function indented(count: number, text: string): string {
  return text
    .split("\n")
    .map((line) => " ".repeat(count) + line)
    .join("\n");
}
