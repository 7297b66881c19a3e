// The script of `/verify`: the form. Its worker does the checking, loaded when there's something to check.

import { openForm } from "./browser/form.ts";

openForm();
