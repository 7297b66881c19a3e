// No code path reveals a pick before both are in: whatever anyone does, every byte sent is the same for every pick.

import { afterEach, describe, expect, it } from "vitest";
import type { Duel } from "../../../commands/duel/rules.ts";
import type { Caller, Incoming, Place } from "../../../src/chat/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { drawSetting, MOVES, openTwin, pressOf, type Setting, type Twin, VIEWERS } from "./twins.ts";

/** Covers every value of each part of a setting, and most pairs. */
const SETTINGS = 10;
const SEED = 20_261_122;

const open: Twin[] = [];
afterEach(async () => {
  for (const { ring } of open.splice(0)) await ring.stop();
});

/** The same duel, once for each of these picks. */
async function twinsOf(setting: Setting, picks: readonly string[]): Promise<readonly Twin[]> {
  const twins = await Promise.all(picks.map((pick) => openTwin(setting, pick)));
  open.push(...twins);
  return twins;
}

const BUTTONS = ["accept", "offered", "retract", "stop", "resign", "again", "decline"];
/** Moves with no button on the duel, or none yet; a modified client can send them anyway. */
const FORGED = ["reveal", "read", "chart", "card", "join", "why", "verify", "picks", "mute", "show", "never"];

/** Presses that this viewer can send without ending the round. */
function pressesOf(setting: Setting, id: string, caller: Caller, place: Place, isLast: boolean) {
  const turn = setting.rounds.length;
  const moves = isLast ? [] : MOVES[setting.variant];
  const now = [...BUTTONS, ...FORGED, ...moves].map((move) => pressOf(id, caller, place, turn, move));
  const otherTurns = [turn + 1, 999, ...(turn > 0 ? [turn - 1] : [])];
  const late = otherTurns.map((at) => pressOf(id, caller, place, at, "rock"));
  return [...now, ...late];
}

function commandsOf(caller: Caller, place: Place): readonly Partial<Incoming>[] {
  const typed = (command: string, subcommand: string, options = {}): Partial<Incoming> => ({
    ...{ type: "command", command, subcommand, options, caller, place },
  });
  return [typed("rps", "join"), typed("rps", "join", { code: "K7F3PM" }), typed("data", "export")];
}

async function expectAlike(twins: readonly Twin[], saved: readonly Duel[], event: Partial<Incoming>) {
  const seen: string[] = [];
  for (const [at, twin] of twins.entries()) {
    seen.push(await twin.tell(event));
    await twin.restore(saved[at] as Duel);
  }
  for (const text of seen.slice(1)) expect(text, JSON.stringify(event)).toBe(seen[0]);
}

describe("a pick before both are in", () => {
  const random = seededRandom(SEED);
  const settings = Array.from({ length: SETTINGS }, () => drawSetting(random));

  it.each(settings)(
    "appears in no reply, message or log for anyone: $variant $length, side $side",
    async (setting) => {
      const twins = await twinsOf(setting, MOVES[setting.variant]);
      const [first] = twins as [Twin];
      // Only the person who picked is shown the pick.
      const shownOthers = twins.map(({ picked }) =>
        picked.replace(/You picked [^.]+\.|Ваш выбор: [^.]+\./u, ""),
      );
      expect(new Set(shownOthers).size).toBe(1);
      const saved = await Promise.all(twins.map((twin) => twin.stored()));
      for (const [caller, place] of VIEWERS) {
        const isLast = caller.id === first.people[setting.side === 0 ? 1 : 0].id;
        const presses = pressesOf(setting, first.id, caller, place, isLast);
        for (const event of [...presses, ...commandsOf(caller, place)])
          await expectAlike(twins, saved, event);
      }
      const ticks = await Promise.all(twins.map((twin) => twin.tick()));
      expect(new Set(ticks).size).toBe(1);
    },
  );

  it.each(settings.slice(0, 8))(
    "stays hidden when the duel ends mid-round: $variant $length, side $side",
    async (setting) => {
      const twins = await twinsOf({ ...setting, stops: [] }, MOVES[setting.variant]);
      const [first] = twins as [Twin];
      const turn = setting.rounds.length;
      const [caller, place] =
        VIEWERS.find(([{ id }]) => id === first.people[setting.side].id) ?? VIEWERS[0] ?? [];
      for (const move of ["stop", "resign", "again"]) {
        const event = pressOf(first.id, caller as Caller, place as Place, turn, move);
        const seen = await Promise.all(twins.map((twin) => twin.tell(event)));
        expect(new Set(seen).size, move).toBe(1);
      }
      const exports = await Promise.all(
        twins.map((twin) => twin.tell(commandsOf(caller as Caller, place as Place)[2] as Partial<Incoming>)),
      );
      expect(new Set(exports).size).toBe(1);
      const [one] = await Promise.all(twins.map((twin) => twin.stored()));
      expect(one?.play?.over?.ending).toBe("resigned");
    },
  );

  it("is stored at the same length as any other, never twice the same", async () => {
    const [setting] = settings as [Setting];
    const twins = await twinsOf(setting, [...MOVES[setting.variant], ...MOVES[setting.variant]]);
    const docs = await Promise.all(twins.map((twin) => twin.stored()));
    const sealed = docs.map(({ play }) => play?.picks[setting.side] ?? "");
    expect(new Set(sealed).size).toBe(sealed.length);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    const rest = docs.map(({ code, ...doc }, at) =>
      JSON.stringify({ ...doc, hasCode: code !== undefined }).replaceAll(sealed[at] as string, "PICK"),
    );
    expect(new Set(rest).size).toBe(1);
  });
});
