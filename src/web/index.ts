// Everything that a server needs to serve the pages.

export type { Site } from "./page/page.ts";
export { serveSite } from "./site.ts";
