// Everything that a server needs to serve the pages.

export { checkBuilt } from "./bundle.ts";
export type { Site } from "./page/page.ts";
export { serveSite } from "./site.ts";
