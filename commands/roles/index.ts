// Public API of the roles, for the pages.

export { ROLE_FIELDS } from "./figures.ts";
export type { Linked, RoleLinking } from "./linking.ts";
