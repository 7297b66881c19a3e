// What the server put into the page for its script.

/** The page's data, of whatever form its page gave it. */
export function pageData<T>(): T {
  return JSON.parse(document.getElementById("data")?.textContent ?? "null") as T;
}
