// expects: forfeit crashed round 0
// tries: an import of the sandbox's own modules
import take from "take.js";
take({ move: () => 1 });
export const move = () => 0;
