// Runs before each test file that shares a process, so that random numbers don't depend on earlier files, whose clocks
// may differ.

import { forgetHosts } from "./commands/host.ts";

forgetHosts();
