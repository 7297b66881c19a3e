// Loaded before a bot of the suite: see `waitPatiently`.

import { waitPatiently } from "../../../src/infra/deadline.ts";

waitPatiently();
