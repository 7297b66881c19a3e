// Preloaded with `node --import`: makes randomness and the clock of the program and its threads follow an external step
// counter. FIXED_WORLD names a file with two numbers, the step and the milliseconds since 1970, which the driver
// rewrites between steps. A random value depends only on the step, the kind of draw, and how many draws of this kind
// the step has seen. Timers stay real.

import crypto from "node:crypto";
import { openSync, readSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const FILE_BYTES = 32;

const path = process.env.FIXED_WORLD;
if (!path) throw new Error("FIXED_WORLD does not name the file of the step counter");
const file = openSync(path, "r");
const read = Buffer.alloc(FILE_BYTES);
const RealDate = Date;
const draws = new Map();
let step = "";

function now() {
  readSync(file, read, 0, FILE_BYTES, 0);
  const [current = "", milliseconds] = read.toString("latin1").trim().split(" ");
  if (current !== step) {
    step = current;
    draws.clear();
  }
  return Number(milliseconds);
}

/** The next bytes of this kind in the current step. */
function drawn(kind, count) {
  now();
  const at = draws.get(kind) ?? 0;
  draws.set(kind, at + 1);
  const blocks = [];
  for (let block = 0; block * 32 < count; block++)
    blocks.push(crypto.createHash("sha256").update(`${step}|${kind}|${at}|${block}`).digest());
  return Buffer.concat(blocks).subarray(0, count);
}

/** Below 2^48, like `crypto.randomInt`. */
const whole = (kind) => drawn(kind, 6).readUIntBE(0, 6);

function fill(kind, view) {
  const bytes = new Uint8Array(view.buffer ?? view, view.byteOffset ?? 0, view.byteLength);
  bytes.set(drawn(`${kind} ${bytes.length}`, bytes.length));
  return view;
}

/** If the last argument is a callback, the answer is passed to it. */
function answer(callback, value) {
  if (typeof callback !== "function") return value;
  process.nextTick(callback, null, value);
  return undefined;
}

crypto.randomBytes = (count, callback) => answer(callback, drawn(`bytes ${count}`, count));

crypto.randomInt = (...given) => {
  const callback = typeof given.at(-1) === "function" ? given.pop() : undefined;
  const [least, end] = given.length > 1 ? given : [0, given[0]];
  return answer(callback, least + (whole(`int ${least} ${end}`) % (end - least)));
};

crypto.randomUUID = () => {
  const bytes = Buffer.from(drawn("uuid", 16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

crypto.randomFillSync = (view) => fill("fill", view);
// `crypto.getRandomValues` is a getter that can't be replaced; it uses this one.
Object.defineProperties(crypto.webcrypto, {
  getRandomValues: { value: (view) => fill("values", view) },
  randomUUID: { value: crypto.randomUUID },
});
Math.random = () => whole("random") / 2 ** 48;
syncBuiltinESMExports();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }

  static now() {
    return now();
  }
};
Object.defineProperty(globalThis.Date, "name", { value: "Date" });
