// Encryption at rest, on its own and through the store: key rotation, swapped values, lost keys.

import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createCipher } from "../../../src/infra/store/cipher.ts";
import { openStore, type StoreProblem } from "../../../src/infra/store/index.ts";
import { CorruptValueError } from "../../../src/infra/store/types.ts";
import type { RawStorage, StoreUnderTest } from "../../contracts/store-contract.ts";
import { embeddedFile } from "./embedded.ts";
import { profileKind } from "./kinds.ts";

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);

describe("a cipher", () => {
  const cipher = createCipher([OLD]);

  test("decrypts any text that it encrypted", () => {
    const anything = fc.tuple(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", minLength: 1 }));
    fc.assert(
      fc.property(anything, ([key, text]) => {
        expect(cipher.decrypt(key, cipher.encrypt(key, text))).toBe(text);
      }),
      { seed: 1 },
    );
  });

  test("never shows the text or encrypts it the same way twice", () => {
    const encrypted = [cipher.encrypt("k", '{"v":1}'), cipher.encrypt("k", '{"v":1}')];
    expect(encrypted[0]).not.toBe(encrypted[1]);
    expect(Buffer.from(encrypted[0] ?? "", "base64").toString("latin1")).not.toContain('"v"');
  });

  test("refuses to decrypt after any character has changed", () => {
    const encrypted = cipher.encrypt("key", '{"v":1,"d":"text"}');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: encrypted.length - 1 }), (at) => {
        const other = encrypted[at] === "A" ? "B" : "A";
        const altered = encrypted.slice(0, at) + other + encrypted.slice(at + 1);
        // The first characters identify the key; if they're changed, that key doesn't exist.
        expect(() => cipher.decrypt("key", altered)).toThrow(at <= 6 ? /./ : CorruptValueError);
      }),
      { seed: 2 },
    );
  });

  test("refuses to decrypt under another storage key", () => {
    expect(() => cipher.decrypt("boris", cipher.encrypt("anna", '{"v":1}'))).toThrow(CorruptValueError);
  });

  test("leaves texts unencrypted without keys", () => {
    expect(createCipher([]).encrypt("key", "{}")).toBe("{}");
    expect(createCipher([]).decrypt("key", "{}")).toBe("{}");
  });

  test("refuses plain texts with keys, unless they are allowed", () => {
    expect(() => cipher.decrypt("key", "{}")).toThrow(expect.objectContaining({ code: "not-encrypted" }));
    expect(createCipher([OLD], true).decrypt("key", "{}")).toBe("{}");
  });

  test("distinguishes values under the current key from older ones", () => {
    const rotated = createCipher([NEW, OLD]);
    expect(rotated.isCurrent(rotated.encrypt("key", "{}"))).toBe(true);
    expect(rotated.isCurrent(cipher.encrypt("key", "{}"))).toBe(false);
    expect(rotated.isCurrent("{}")).toBe(false);
    expect(createCipher([]).isCurrent("{}")).toBe(true);
  });

  test("accepts only keys of 32 bytes", () => {
    expect(() => createCipher([OLD, Buffer.alloc(16)])).toThrow(RangeError);
  });
});

describe("a store with keys", () => {
  let underTest: StoreUnderTest & { raw?: RawStorage };
  const problems: StoreProblem[] = [];
  const report = (problem: StoreProblem) => void problems.push(problem);
  const document = { name: "Anna", moves: [1, 2, 0] };
  const keyOf = (id: string) => `gadalka:${profileKind.name}:${id}`;
  afterEach(() => underTest.stop());

  const withKeys = async <R>(
    stateKeys: Uint8Array[],
    use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<R>,
  ) => {
    const store = await openStore({ ...underTest.options, stateKeys, report });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  const write = (stateKeys: Uint8Array[], id: string) =>
    withKeys(stateKeys, (store) =>
      store.update(profileKind, id, (current) => ({ next: current ?? document, result: null })),
    );
  const read = (stateKeys: Uint8Array[], id: string) =>
    withKeys(stateKeys, (store) => store.read(profileKind, id));

  test("doesn't show documents in what it stores", async () => {
    underTest = embeddedFile();
    await write([NEW], "1");
    const raw = await underTest.raw?.get(keyOf("1"));
    expect(raw).toMatch(/^[A-Za-z0-9_-]{8}![A-Za-z0-9+/=]+$/);
    expect(Buffer.from(raw?.slice(9) ?? "", "base64").toString("latin1")).not.toContain("Anna");
  });

  test("decrypts old documents after a rotation and updates them with the new key", async () => {
    underTest = embeddedFile();
    const id = randomUUID();
    await write([OLD], id);
    expect(await read([NEW, OLD], id)).toEqual(document);
    await write([NEW, OLD], id);
    expect(await read([NEW], id)).toEqual(document);
  });

  test("refuses a plain document and leaves it unchanged", async () => {
    underTest = embeddedFile();
    const id = randomUUID();
    await write([], id);
    const before = await underTest.raw?.get(keyOf(id));
    expect(before).toContain("Anna");
    await expect(read([NEW], id)).rejects.toMatchObject({
      code: "not-encrypted",
      message: expect.stringContaining("npm run -s gadalka -- store reseal --plain"),
    });
    await expect(write([NEW], id)).rejects.toMatchObject({ code: "not-encrypted" });
    expect(await underTest.raw?.get(keyOf(id))).toBe(before);
  });

  test("reads plain documents while migrating and encrypts them on update", async () => {
    underTest = { ...embeddedFile() };
    const id = randomUUID();
    await write([], id);
    underTest = { ...underTest, options: { ...underTest.options, takesPlain: true } };
    expect(await read([NEW], id)).toEqual(document);
    await write([NEW], id);
    expect(await underTest.raw?.get(keyOf(id))).not.toContain("Anna");
  });

  test("rotates the key on an update that changes nothing else", async () => {
    underTest = embeddedFile();
    const id = randomUUID();
    const ttlMs = 3_600_000;
    await withKeys([OLD], (store) =>
      store.update(profileKind, id, () => ({ next: document, result: 0 }), ttlMs),
    );
    const before = await underTest.raw?.get(keyOf(id));
    await withKeys([NEW, OLD], (store) =>
      store.update(profileKind, id, () => ({ next: undefined, result: 0 })),
    );
    expect((await underTest.raw?.get(keyOf(id)))?.slice(0, 8)).toBe(before?.slice(0, 8));
    expect(await read([NEW], id)).toEqual(document);
    expect(await underTest.raw?.expires?.(keyOf(id))).toBeGreaterThan(Date.now());
  });

  test("refuses a document whose key is missing and leaves it unchanged", async () => {
    underTest = embeddedFile();
    const id = randomUUID();
    await write([OLD], id);
    const before = await underTest.raw?.get(keyOf(id));
    for (const keys of [[], [NEW]]) {
      await expect(read(keys, id)).rejects.toMatchObject({ code: "key-missing" });
      await expect(write(keys, id)).rejects.toMatchObject({ code: "key-missing" });
    }
    expect(await underTest.raw?.get(keyOf(id))).toBe(before);
  });

  test("quarantines one player's value copied to another's key", async () => {
    underTest = embeddedFile();
    await write([NEW], "anna");
    const stolen = (await underTest.raw?.get(keyOf("anna"))) ?? "";
    await underTest.raw?.set(keyOf("boris"), stolen);
    expect(await read([NEW], "boris")).toBeUndefined();
    expect(await read([NEW], "anna")).toEqual(document);
    const problem = problems.find(({ key }) => key === keyOf("boris"));
    expect(await underTest.raw?.get(problem?.quarantinedAs ?? "")).toBe(stolen);
  });
});
