import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { personPart } from "../../src/infra/person-part.ts";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import { RAW_PERSON, writeRawPart } from "../raw-person.ts";
import { freshFolder } from "./store/embedded.ts";

const COLOUR = personPart("colour", z.strictObject({ name: z.string() }));
const PETS = personPart("pets", z.array(z.string()));
const ANNA = "telegram:1";

let folder: ReturnType<typeof freshFolder>;
let store: Store;

beforeEach(async () => {
  folder = freshFolder();
  store = await openStore({ dataDir: folder.path });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const set = (name: string) => COLOUR.update(store, ANNA, () => ({ next: { name }, result: undefined }));
const document = () => store.read(RAW_PERSON, ANNA);

describe("a part of a person's document", () => {
  it("changes by itself while other parts change at the same moment", async () => {
    await Promise.all([
      set("red"),
      PETS.update(store, ANNA, (before = []) => ({ next: [...before, "cat"], result: undefined })),
      PETS.update(store, ANNA, (before = []) => ({ next: [...before, "dog"], result: undefined })),
    ]);
    expect(await COLOUR.read(store, ANNA)).toEqual({ name: "red" });
    expect(await PETS.read(store, ANNA)).toEqual(["cat", "dog"]);
    expect(await COLOUR.read(store, "telegram:2")).toBeUndefined();
  });

  it("is removed by itself; the last one removes the document", async () => {
    await set("red");
    await PETS.update(store, ANNA, () => ({ next: ["cat"], result: undefined }));
    expect(await COLOUR.remove(store, ANNA)).toBe(true);
    expect(await COLOUR.remove(store, ANNA)).toBe(false);
    expect(await document()).toEqual({ pets: ["cat"] });
    expect(await PETS.remove(store, ANNA)).toBe(true);
    expect(await document()).toBeUndefined();
    expect(await PETS.remove(store, ANNA)).toBe(false);
  });

  it("stays unchanged when an update returns nothing new", async () => {
    await set("red");
    expect(await COLOUR.update(store, ANNA, (before) => ({ next: undefined, result: before }))).toEqual({
      name: "red",
    });
    expect(await document()).toEqual({ colour: { name: "red" } });
  });

  it("is refused if it couldn't be read back, and nothing changes", async () => {
    await set("red");
    await expect(set(7 as never)).rejects.toThrow("can't be read");
    expect(await COLOUR.read(store, ANNA)).toEqual({ name: "red" });
  });

  it("is kept when this process doesn't know it", async () => {
    await writeRawPart(store, ANNA, "from-elsewhere", () => ({ any: [1] }));
    await set("red");
    await COLOUR.remove(store, ANNA);
    expect(await document()).toEqual({ "from-elsewhere": { any: [1] } });
  });

  it("needs a unique name", () => {
    expect(COLOUR.name).toBe("person:colour");
    expect(() => personPart("colour", z.string())).toThrow("two parts");
  });
});
