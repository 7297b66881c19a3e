// Our readings of what the thesis leaves open; printed with its tables to mark them as ours.

/** One or two sentences each. */
export const THESIS_READINGS: readonly string[] = [
  "A cell is the plain mean over the studied parameters: orders 1 to 6, and epsilon .9 and .95 where there is one.",
  "A seed has one string for each kind, the same for all agents, instead of ten strings.",
  '"Rock every k" puts rock at every k-th place and draws the others from all five moves.',
  "A prediction is answered by one of its two counters at random, each time; ties are broken at random.",
  "Q-learning begins with values drawn from -1 … 1 and does not clamp them; a number above epsilon makes a random move.",
  "MKSU chooses among the eight agents that the thesis names, of nine it speaks of; trying out is any agent, not any move.",
  "In a choice among agents all play and learn in every round, each from its own would-be move.",
  "Preprocessing adds .10 to the probability of scissors and takes it evenly from the others.",
  "4.3.2 counts the rounds in which at least one agent beats the move; nobody is followed, so the string does not react.",
];
