import { useSearchParams } from "react-router-dom";

/** The changes to the URL's query; an empty text removes a name. */
export type QueryChanges = Readonly<Record<string, string>>;

/**
 * Reads and writes state in the URL's query, so that a link, a reload and Back show the same view.
 *
 * @returns `readParam`, which returns a value or an empty text, and `changeParams`, which changes values and adds a history
 * entry unless `replace` is given
 */
export function useUrlQuery() {
  const [query, setQuery] = useSearchParams();
  const changeParams = (changes: QueryChanges, { replace = false } = {}) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return { readParam: (name: string) => query.get(name) ?? "", changeParams };
}
