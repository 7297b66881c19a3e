// Who opened an Activity: the code that Discord gave its page, exchanged for a token that is used once and forgotten.

import type { SignIn } from "../../../chat/index.ts";
import type { OAuthClient } from "./client.ts";
import type { RequestGate } from "./request-gate.ts";

/** As Discord makes them, with room. */
const CODE = /^[\w.~-]{1,256}$/;

export function createSignIn({ exchange, whose }: OAuthClient, gate: RequestGate) {
  return async (code: string): Promise<SignIn> => {
    if (!CODE.test(code)) return { state: "malformed" };
    if (!gate.enter()) return { state: "unavailable" };
    const access = await exchange(code);
    if (access.state !== "done") return refusal(access.state);
    // Not revoked: that would end everything else that the person has allowed this application.
    const person = await whose(access.value);
    return person.state === "done" ? { state: "signed-in", person: person.value } : refusal(person.state);
  };
}

/** Discord says the same of a code that is too old, was used, or was never given. */
function refusal(state: "refused" | "unavailable"): SignIn {
  return { state: state === "refused" ? "forged" : "unavailable" };
}
