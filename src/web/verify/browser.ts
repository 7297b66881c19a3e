// The script of `/verify`: the form. What checks is its worker's, and loaded when something is checked.

import { openForm } from "./browser/form.ts";

openForm();
