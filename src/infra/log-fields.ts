// What the log may hold about people: platform ids become keyed hashes, and errors are reduced to a few fields, because
// libraries attach whole messages, with names and tokens, to theirs.

import { createHmac, randomBytes } from "node:crypto";

const HASH_DIGITS = 12;

/** Fields that hold a platform's id, or one derived from it. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  ...["channel", "chat", "event", "guild", "id", "interaction", "key", "message", "person", "place"],
  ...["player", "session", "topic", "update", "user"],
]);

/** `gadalka:<kind>:<id>`; the kind stays readable, so that it can be searched for. */
const STORE_KEY = /gadalka:([a-z-]+):([^\s;,"'{}]+)/g;
/** Ids of all platforms; ports and counts are shorter. Hashes (`#` and twelve digits) are left as they are. */
const LONG_NUMBER = /(?<![\w.])(?<!#(?=\d{12}(?!\w)))-?\d{6,}(?![\w.])/g;
const HANDLE = /(?<![\w/])@\w{3,32}(?![\w/])/g;

type Fields = Readonly<Record<string, unknown>>;

/** How fields and text are written to the log. */
export interface LogWriter {
  fields(fields: Fields): Fields;
  text(text: string): string;
}

/** Leaves ids as they are, for debugging. Errors are still reduced. */
export const PLAIN_IDS: LogWriter = { fields: (all) => mapped(all, identity), text: (text) => text };

/** Writes ids as hashes with a key of this process, so that no one can link the logs of two runs. */
export function hashedIds(): LogWriter {
  const key = randomBytes(32);
  const hash = (id: string): string =>
    `#${createHmac("sha256", key).update(id).digest("hex").slice(0, HASH_DIGITS)}`;
  const text = (words: string): string =>
    words
      .replaceAll(STORE_KEY, (_, kind: string, id: string) => `gadalka:${kind}:${hash(id)}`)
      .replaceAll(LONG_NUMBER, hash)
      .replaceAll(HANDLE, (name) => `@${hash(name.slice(1).toLowerCase())}`);
  return { fields: (all) => mapped(all, { id: (id) => hash(String(id)), text }), text };
}

interface Hiding {
  id(id: string | number): string | number;
  text(words: string): string;
}

const identity: Hiding = { id: (id) => id, text: (words) => words };

function mapped(fields: Fields, hiding: Hiding): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [name, shown(name, value, hiding)]);
  return Object.fromEntries(entries);
}

function shown(name: string, value: unknown, hiding: Hiding): unknown {
  if (value instanceof Error) return errorFields(value, hiding);
  if (Array.isArray(value)) return value.map((one) => shown(name, one, hiding));
  if (typeof value === "object" && value !== null)
    return name === "err" ? { type: "no error", thrown: typeof value } : mapped(value as Fields, hiding);
  if (isId(name, value)) return hiding.id(value);
  return typeof value === "string" ? hiding.text(value) : value;
}

/** A field with that name may also hold a sentence or a store key, whose ids are replaced as text. */
function isId(name: string, value: unknown): value is string | number {
  if (typeof value === "number") return ID_FIELDS.has(name);
  return typeof value === "string" && ID_FIELDS.has(name) && !/\s|^gadalka:/.test(value);
}

/** Keeps an error's type, code, message and stack frames, and its cause's; drops everything else attached to it. */
function errorFields(error: Error, hiding: Hiding): Fields {
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...((typeof code === "string" || typeof code === "number") && { code }),
    message: hiding.text(error.message),
    stack: frames.join("\n"),
    ...(error.cause instanceof Error && { cause: errorFields(error.cause, hiding) }),
  };
}
