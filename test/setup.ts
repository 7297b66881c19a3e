// Before every file of tests: no limit in real time ends what is only slow, and what a test begins ends with it.

import { afterAll, afterEach, beforeEach } from "vitest";
import { waitPatiently } from "../src/infra/within.ts";
import { fileEnds, testBegins, testEnds } from "./ends.ts";

waitPatiently();
beforeEach(testBegins);
afterEach(testEnds);
afterAll(fileEnds);
