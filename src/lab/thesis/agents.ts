// The thesis' agents as registry ids, with the studied parameters.

import type { Agent } from "./printed.ts";

/** The orders studied: string lengths, and orders of the chain and of Q-learning's state. */
export const ORDERS = [1, 2, 3, 4, 5, 6] as const;
const EPSILONS = [0.9, 0.95] as const;

const FAMILIES: Readonly<Record<Agent, string>> = {
  MUPN: "mupn",
  MV: "markov",
  SUPP: "supp",
  MKSU: "mksu",
  MKIA: "mkia",
};

/** The opponents of 4.1, with their default parameters. */
export const TESTED: Readonly<Record<string, string>> = {
  VP: "vp",
  VPS: "vps",
  VO: "vo",
  VK: "vk",
  MUPN: "mupn:order=2",
  MV: "markov:order=3,study=true",
  random: "random",
  SUPP: "supp:order=2,epsilon=0.9",
  MKSU: "mksu:order=2,study=true,epsilon=0.9",
};

/** All settings of an agent at one order: two if it has an epsilon. */
export function specsAt(agent: Agent, order: number): readonly string[] {
  const study = agent === "MUPN" || agent === "SUPP" ? "" : ",study=true";
  const id = `${FAMILIES[agent]}:order=${order}${study}`;
  if (agent === "MUPN" || agent === "MV") return [id];
  return EPSILONS.map((epsilon) => `${id},epsilon=${epsilon}`);
}

/** All studied settings of an agent. */
export function specsOf(agent: Agent): readonly string[] {
  return ORDERS.flatMap((order) => specsAt(agent, order));
}

/** An agent's settings with the given epsilon. */
export function specsWithEpsilon(agent: Agent, epsilon: number): readonly string[] {
  return specsOf(agent).filter((spec) => spec.endsWith(`epsilon=${epsilon}`));
}

/** The Markov chain of that order with 10% added to the probability of scissors. */
export function preprocessedAt(order: number): string {
  return `markov:order=${order},study=true,boost=0.1`;
}
