// The script of `/verify`, and of its worker: the same file in both places, so that a page that was saved
// needs nothing but itself.

import { openForm } from "./browser/form.ts";
import { serve } from "./browser/worker.ts";

if (typeof document === "undefined") serve();
else openForm();
