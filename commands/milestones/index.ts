// Public API of the milestones, for other features.

export { listButton, milestonesLine } from "./list.ts";
