// A match that committed to rounds its player never played isn't replayed as if they were theirs.

import { expect, it } from "vitest";
import { checkMatchProof, readMatchProof } from "../../../src/core/fairness/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import { ownerTag, readHistory, storeHistory, strategyVersion } from "../../../src/people/index.ts";
import { PLAYER, playMatch } from "../../cli/verify/played.ts";
import { freshHost } from "../../commands/host.ts";

const RPS = matrixGame("rps") ?? expect.fail();

it("names every move committed to another history than the given one", async () => {
  const host = await freshHost(31);
  const { line, document, game } = playMatch(host, {
    tag: ownerTag(PLAYER),
    // One round of forty is changed, which would hardly change the opponent's choices.
    falseHistory: (known) => {
      const { person, bot } = readHistory(RPS, known.history);
      const other = { person: person.with(0, ((person[0] ?? 0) + 1) % 3), bot };
      return { ...known, history: storeHistory(RPS, other) };
    },
  });
  const proof = readMatchProof(line);
  if ("kind" in proof) throw new Error(proof.kind);
  const { seals } = checkMatchProof(proof);
  const history = { first: 0, rounds: readHistory(game, document.history) };
  const { same, gaps } = recomputeMoves(seals, proof.course, history, strategyVersion("fortune-teller"));
  expect(same).toBe(0);
  expect(gaps.map(({ why }) => why)).toEqual(seals.map(() => "other-history"));
});
