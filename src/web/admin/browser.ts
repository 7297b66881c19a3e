// The host's page: exchanges the link for a bearer, which stays in this tab, and sends what the host confirms.

interface Answer {
  readonly bearer?: string;
  readonly html?: string;
  readonly said?: string;
  readonly problem?: string;
}

const KEPT = "gadalka-admin";
const SIGNED_OUT = 401;
const ANSWERED_WITHIN_MS = 30_000;

const house = document.getElementById("house") as HTMLElement;
const said = document.getElementById("said") as HTMLElement;
let bearer = sessionStorage.getItem(KEPT) ?? undefined;

async function post(path: string, given: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${given}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      cache: "no-store",
    });
    if (response.status === SIGNED_OUT) leave();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return isJson ? await response.json() : { problem: `The bot answered ${response.status}.` };
  } catch {
    return { problem: "The bot doesn’t answer. It may or may not have done this: refresh, and look." };
  }
}

function leave(): void {
  bearer = undefined;
  sessionStorage.removeItem(KEPT);
  house.replaceChildren();
}

function show({ html, said: words, problem }: Answer): void {
  if (html !== undefined) house.innerHTML = html; // Escaped where it was written.
  said.textContent = problem ?? words ?? "";
  said.className = problem === undefined ? "good" : "bad";
}

/** A link's part after `#` is good for one exchange, and leaves the address bar and the history. */
async function open(): Promise<void> {
  const link = location.hash.slice(1);
  if (link !== "") {
    history.replaceState(null, "", location.pathname + location.search);
    const answer = await post("/admin/enter", link, {});
    if (answer.bearer === undefined) return show(answer);
    bearer = answer.bearer;
    sessionStorage.setItem(KEPT, bearer);
  }
  if (bearer !== undefined) show(await post("/admin/house", bearer, {}));
}

house.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const { here, do: action, question = "" } = form.dataset;
  if (here === "leave") {
    leave();
    return show({ said: "Signed out." });
  }
  if (action === undefined) return open();
  if (bearer === undefined || !confirm(question)) return;
  const buttons = house.querySelectorAll("button");
  for (const button of buttons) button.disabled = true;
  show({ said: "Working…" });
  show(await post("/admin/do", bearer, { ...Object.fromEntries(new FormData(form)), do: action }));
  for (const button of buttons) button.disabled = false;
});
addEventListener("hashchange", open);
await open();
