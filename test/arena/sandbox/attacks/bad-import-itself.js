// expects: forfeit crashed round 0
// tries: an import of itself
import * as me from "strategy.js";
export const move = () => Object.keys(me).length;
