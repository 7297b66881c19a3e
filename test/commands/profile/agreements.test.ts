// Agreements to comparisons: only the person asked can give one, and only to the current text.

import { describe, expect, it } from "vitest";
import type { Caller } from "../../../src/chat/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type Agreement, agree, agreementWith, ownerTag, writePlayerId } from "../../../src/people/index.ts";
import { writeRawPart } from "../../raw-person.ts";
import { notice } from "../notice.ts";
import { labelsOf, textOf } from "../play/table.ts";
import { asks, inPrivate, lastTo, list, seat } from "./private-questions.ts";
import { compare, pressed, VERA, WASSILY } from "./profiles.ts";

/** A different person whose buttons carry the same tag as Wassily's: four characters can't be unique. */
const NAMESAKE: Caller = { platform: "telegram", id: "884156845", name: "Nomi", locale: "en" };

type Given = { readonly given: readonly Agreement[] };

/** Changes the person's agreements so that they refer to a different version of the text than the current one. */
async function agreedToAnotherText(store: Store, person: Caller): Promise<void> {
  await writeRawPart(store, writePlayerId(person), "agreements", (stored) => {
    if (!stored) throw new Error("nothing was agreed to");
    const before = stored as Given;
    return { ...before, given: before.given.map((one) => ({ ...one, text: one.text + 1 })) };
  });
}

describe("a request to compare", () => {
  it("ignores answers by someone else with the same owner tag", async () => {
    expect(ownerTag(NAMESAKE)).toBe(ownerTag(WASSILY));
    const { table } = await seat();
    const card = await compare(table, VERA, WASSILY);
    await asks(table);
    const cards = [
      ...["Accept", "Decline"].map((label) => () => pressed(table, card, label, NAMESAKE)),
      ...["Accept: Vera", "Decline: Vera"].map(
        (label) => async () => inPrivate(table, await list(table), label, NAMESAKE),
      ),
    ];
    for (const press of cards) expect(await press()).toEqual(notice("en", "compare-not-asked"));
    expect(await agreementWith(table.store, NAMESAKE, VERA)).toBeUndefined();
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
    expect(labelsOf(await list(table))).toContain("Accept: Vera");
  });
});

describe("an agreement to compare", () => {
  it("is void once the text that was agreed to has changed", async () => {
    const { table, clock } = await seat();
    await agree(table.store, WASSILY, VERA, clock.now);
    expect(await agreementWith(table.store, WASSILY, VERA)).toMatchObject({ name: "Vera" });
    await agreedToAnotherText(table.store, WASSILY);
    expect(await agreementWith(table.store, WASSILY, VERA)).toBeUndefined();
  });

  it("to an older text allows nothing, and is replaced by a new one", async () => {
    const { table } = await seat();
    await pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);
    const present = await agreementWith(table.store, WASSILY, VERA);
    await agreedToAnotherText(table.store, WASSILY);
    const card = await compare(table, VERA, WASSILY);
    expect(textOf(card)).toContain("Wassily, may Vera compare");
    expect(textOf(await pressed(table, card, "Accept", WASSILY))).toContain("Wassily agreed on");
    expect(await agreementWith(table.store, WASSILY, VERA)).toMatchObject({ text: present?.text });
    expect(textOf(await list(table)).match(/– Vera, since/g)).toHaveLength(1);
  });

  it("to an older text is not shown to the requester either", async () => {
    const { table } = await seat({ privateChats: () => "open" });
    await asks(table);
    await inPrivate(table, lastTo(table, WASSILY), "Accept", WASSILY);
    expect(textOf(await asks(table))).toContain("of Vera and ");
    await agreedToAnotherText(table.store, WASSILY);
    expect(textOf(await asks(table))).not.toContain("of Vera and ");
  });
});
