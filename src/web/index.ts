// What a server of pages is made of.

export type { Site } from "./page/page.ts";
export { serveSite } from "./site.ts";
