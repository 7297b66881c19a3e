// The vocabulary between features and platforms.

export * from "./budgets.ts";
export * from "./dispatch.ts";
export * from "./feature.ts";
export * from "./incoming.ts";
export * from "./problems.ts";
export * from "./text.ts";
export * from "./view.ts";
