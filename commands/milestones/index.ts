// Public API of the milestones, for other features.

export { listButton } from "./list.ts";
export { milestonesLine } from "./words.ts";
