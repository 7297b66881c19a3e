// Everything that a server needs to serve the pages.

export { checkScripts } from "./bundle.ts";
export type { Site } from "./page/page.ts";
export { serveSite } from "./site.ts";
