// What the server put into the page for its script.

/** The page's data, in the shape the page defined. */
export function pageData<T>(): T {
  return JSON.parse(document.getElementById("data")?.textContent ?? "null") as T;
}
