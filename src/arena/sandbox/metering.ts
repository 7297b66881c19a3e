// Rewrites the engine's WebAssembly so that it limits its own memory and counts its own work. The engine asks for an
// interrupt only between a file's operations, but a single operation may run for hours: multiplying large numbers, a
// search, `join` of four billion holes. So the turns of all loops in the engine are counted, and after a set number of
// them without an interrupt there is one.

interface Bounds {
  /** The most memory the machine may take, in pages of 64 KB. */
  readonly pages: number;
  /** Turns of the engine's loops after which an interrupt comes. */
  readonly turns: number;
}

type Code = readonly number[];

/** Indices of what the module has and what's added. */
interface Indices {
  readonly interrupt: number;
  readonly hostCall: number;
  /** Added global: turns left until the next interrupt. */
  readonly counter: number;
  /** Added functions. */
  readonly spent: number;
  readonly copy: number;
  readonly fill: number;
}

const HEADER_BYTES = 8;
const SECTION = { type: 1, import: 2, function: 3, memory: 5, global: 6, code: 10 } as const;
const I32 = 0x7f;
const FUNCTION = 0x60;
const FUNCTION_IMPORT = 0;
const NO_RESULT = 0x40;

const OP = {
  unreachable: 0x00,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  tableOfBranches: 0x0e,
  call: 0x10,
  typedSelect: 0x1c,
  localGet: 0x20,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  f32Const: 0x43,
  f64Const: 0x44,
  i32Less: 0x48,
  i32Subtract: 0x6b,
  i32ShiftRight: 0x76,
  prefix: 0xfc,
} as const;
const MEMORY_COPY = 10;
const MEMORY_FILL = 11;

/** Copying or filling 2 to this power of bytes in bulk counts as one turn. */
const BYTES_SHIFT = 6;
/** Turns charged for a call to the host, which takes about as long. */
const HOST_CALL_TURNS = 100;

/** The same engine within these limits. @throws RangeError if it isn't built as expected. */
export function boundedEngine(module: Uint8Array, { pages, turns }: Bounds): Uint8Array {
  const sections = sectionsOf(module);
  const bodyOf = (id: number): Uint8Array =>
    sections.find((one) => one.id === id)?.body ?? unexpected(`no section ${id}`);
  const imports = importedFunctions(bodyOf(SECTION.import));
  const functions = imports.length + leb(bodyOf(SECTION.function), 0).value;
  const types = leb(bodyOf(SECTION.type), 0).value;
  const indices: Indices = {
    interrupt: indexOf(imports, "host_interrupt"),
    hostCall: indexOf(imports, "host_call"),
    counter: leb(bodyOf(SECTION.global), 0).value,
    spent: functions,
    copy: functions + 1,
    fill: functions + 2,
  };
  const added = [
    [
      ...renewed(indices, turns),
      OP.call,
      ...asLeb(indices.interrupt),
      OP.if,
      NO_RESULT,
      OP.unreachable,
      OP.end,
    ],
    chargedBulk(indices, [OP.prefix, MEMORY_COPY, 0, 0]),
    chargedBulk(indices, [OP.prefix, MEMORY_FILL, 0]),
  ];
  const changes = new Map<number, (body: Uint8Array) => Uint8Array>([
    [
      SECTION.type,
      (body) =>
        appended(body, [
          [FUNCTION, 0, 0],
          [FUNCTION, 3, I32, I32, I32, 0],
        ]),
    ],
    [SECTION.function, (body) => appended(body, [asLeb(types), asLeb(types + 1), asLeb(types + 1)])],
    // One memory, with a minimum and a maximum.
    [SECTION.memory, (body) => Uint8Array.from([1, 1, ...asLeb(leb(body, 2).value), ...asLeb(pages)])],
    [SECTION.global, (body) => appended(body, [[I32, 1, OP.i32Const, ...asSignedLeb(turns), OP.end]])],
    [
      SECTION.code,
      (body) =>
        appended(
          metered(body, indices, turns),
          added.map((code) => sized([0, ...code, OP.end])),
        ),
    ],
  ]);
  const rewritten = sections.map(({ id, body }) => {
    const now = changes.get(id)?.(body) ?? body;
    return Buffer.concat([Uint8Array.from([id, ...asLeb(now.length)]), now]);
  });
  return Buffer.concat([module.subarray(0, HEADER_BYTES), ...rewritten]);
}

/** Code that resets the counter. */
function renewed({ counter }: Indices, turns: number): Code {
  return [OP.i32Const, ...asSignedLeb(turns), OP.globalSet, ...asLeb(counter)];
}

/** Code that subtracts what `turns` leaves on the stack, and interrupts if nothing is left. */
function charged({ counter, spent }: Indices, turns: Code): Code {
  const [get, set] = [
    [OP.globalGet, ...asLeb(counter)],
    [OP.globalSet, ...asLeb(counter)],
  ];
  const isExpired = [...get, OP.i32Const, 0, OP.i32Less];
  return [
    ...get,
    ...turns,
    OP.i32Subtract,
    ...set,
    ...isExpired,
    OP.if,
    NO_RESULT,
    OP.call,
    ...asLeb(spent),
    OP.end,
  ];
}

/** A wrapper that copies or fills memory and charges its third argument, the length. */
function chargedBulk(indices: Indices, operation: Code): Code {
  const length = [OP.localGet, 2, OP.i32Const, BYTES_SHIFT, OP.i32ShiftRight];
  return [...charged(indices, length), OP.localGet, 0, OP.localGet, 1, OP.localGet, 2, ...operation];
}

/** The code section, with all loops and other long-running work charged. */
function metered(section: Uint8Array, indices: Indices, turns: number): Uint8Array {
  const count = leb(section, 0);
  const pieces: Uint8Array[] = [section.subarray(0, count.end)];
  for (let at = count.end; at < section.length; ) {
    const size = leb(section, at);
    at = size.end + size.value;
    const code = meteredFunction(section.subarray(size.end, at), indices, turns);
    pieces.push(Uint8Array.from(asLeb(code.length)), code);
  }
  return Buffer.concat(pieces);
}

function meteredFunction(code: Uint8Array, indices: Indices, turns: number): Uint8Array {
  const aTurn = Uint8Array.from(charged(indices, [OP.i32Const, 1]));
  const pieces: Uint8Array[] = [];
  let kept = 0;
  const insert = (from: number, to: number, piece: Code | Uint8Array): void => {
    pieces.push(code.subarray(kept, from), Uint8Array.from(piece));
    kept = to;
  };
  for (let at = afterLocals(code); at < code.length; ) {
    const next = afterInstruction(code, at);
    const operation = code[at];
    if (operation === OP.loop) insert(next, next, aTurn);
    else if (operation === OP.call) {
      const { value: callee } = leb(code, at + 1);
      if (callee === indices.interrupt) insert(at, at, renewed(indices, turns));
      if (callee === indices.hostCall)
        insert(at, at, charged(indices, [OP.i32Const, ...asSignedLeb(HOST_CALL_TURNS)]));
    } else if (operation === OP.prefix) {
      const { value: kind } = leb(code, at + 1);
      if (kind === MEMORY_COPY) insert(at, next, [OP.call, ...asLeb(indices.copy)]);
      if (kind === MEMORY_FILL) insert(at, next, [OP.call, ...asLeb(indices.fill)]);
    }
    at = next;
  }
  return Buffer.concat([...pieces, code.subarray(kept)]);
}

/** Where a function's instructions start, after its declarations of locals. */
function afterLocals(code: Uint8Array): number {
  const runs = leb(code, 0);
  let at = runs.end;
  for (let run = 0; run < runs.value; run++) at = leb(code, at).end + 1;
  return at;
}

/** How many numbers follow the opcodes from the given one on (WebAssembly 2.0, section 5.4). */
const NUMBERS_AFTER: readonly (readonly [from: number, numbers: number])[] = [
  [0x00, 0],
  [0x02, 1], // blocks
  [0x05, 0],
  [0x0c, 1], // branches
  [0x0f, 0],
  [0x10, 1], // call
  [0x11, 2], // call_indirect
  [0x12, 0],
  [0x20, 1], // variables and tables
  [0x27, 0],
  [0x28, 2], // loads and stores
  [0x3f, 1], // memory.size, memory.grow, constants
  [0x45, 0],
  [0xd0, 1], // ref.null
  [0xd1, 0],
  [0xd2, 1], // ref.func
  [0xd3, 0],
];
/** The same for opcodes after the prefix. */
const NUMBERS_AFTER_PREFIXED = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1] as const;

/** Offset of the instruction after the one at `at`. */
function afterInstruction(code: Uint8Array, at: number): number {
  const operation = code[at] as number;
  if (operation === OP.f32Const) return at + 5;
  if (operation === OP.f64Const) return at + 9;
  if (operation > 0xd2 && operation !== OP.prefix) return unexpected(`an operation ${operation}`);
  if (operation === OP.prefix) {
    const kind = leb(code, at + 1);
    return afterNumbers(
      code,
      kind.end,
      NUMBERS_AFTER_PREFIXED[kind.value] ?? unexpected(`0xfc ${kind.value}`),
    );
  }
  if (operation === OP.tableOfBranches || operation === OP.typedSelect) {
    const count = leb(code, at + 1);
    return afterNumbers(code, count.end, count.value + (operation === OP.tableOfBranches ? 1 : 0));
  }
  const [, numbers] = NUMBERS_AFTER.findLast(([from]) => from <= operation) as readonly [number, number];
  return afterNumbers(code, at + 1, numbers);
}

function afterNumbers(bytes: Uint8Array, from: number, count: number): number {
  let at = from;
  for (let number = 0; number < count; number++) at = leb(bytes, at).end;
  return at;
}

function sectionsOf(module: Uint8Array): { readonly id: number; readonly body: Uint8Array }[] {
  const sections = [];
  for (let at = HEADER_BYTES; at < module.length; ) {
    const size = leb(module, at + 1);
    const end = size.end + size.value;
    sections.push({ id: module[at] as number, body: module.subarray(size.end, end) });
    at = end;
  }
  return sections;
}

/** Names of the imported functions; the module may import nothing else. */
function importedFunctions(body: Uint8Array): readonly string[] {
  const count = leb(body, 0);
  let at = count.end;
  const text = (): string => {
    const length = leb(body, at);
    at = length.end + length.value;
    return Buffer.from(body.subarray(length.end, at)).toString();
  };
  return Array.from({ length: count.value }, () => {
    text();
    const name = text();
    if (body[at] !== FUNCTION_IMPORT) unexpected(`an import ${name}`);
    at = leb(body, at + 1).end;
    return name;
  });
}

function indexOf(imports: readonly string[], name: string): number {
  const index = imports.indexOf(name);
  return index < 0 ? unexpected(`no import ${name}`) : index;
}

/** Appends entries to a section. */
function appended(body: Uint8Array, entries: readonly Code[]): Uint8Array {
  const count = leb(body, 0);
  return Buffer.concat([
    Uint8Array.from(asLeb(count.value + entries.length)),
    body.subarray(count.end),
    Uint8Array.from(entries.flat()),
  ]);
}

function sized(code: Code): Code {
  return [...asLeb(code.length), ...code];
}

/** A variable-length number: seven bits per byte, lowest first. A signed one is read as unsigned. */
function leb(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  let end = at;
  for (let scale = 1; ; scale *= 0x80) {
    const byte = bytes[end++] ?? unexpected("an end within a number");
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end };
  }
}

function asLeb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...asLeb(Math.floor(value / 0x80))];
}

/** Encodes a number that isn't negative: its last byte's second-highest bit is the sign. */
function asSignedLeb(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...asSignedLeb(Math.floor(value / 0x80))];
}

function unexpected(what: string): never {
  throw new RangeError(`the engine is not built as expected: it has ${what}`);
}
