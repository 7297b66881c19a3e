// expects: forfeit crashed round 0
// tries: a static import
import { readFileSync } from "node:fs";
export const move = () => readFileSync("/etc/passwd").length % 3;
