export { hideMe, showMe } from "./list-me.ts";
