// Before each file of those that share a process: what is drawn in it does not hang on which file came before, whose
// clock may have been another.

import { forgetHosts } from "./commands/host.ts";

forgetHosts();
