import { useSearchParams } from "react-router-dom";

/** The changes to the address's query; an empty text removes a name. */
export type QueryChanges = Readonly<Record<string, string>>;

/**
 * The state that a page keeps in its address's query, so that a link, a reload and Back show the same view.
 *
 * @returns `read` a name's value, empty without one, and `change` some of them; each change is a step back unless `replace`
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (changes: QueryChanges, { replace = false } = {}) =>
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
  return { read: (name: string) => query.get(name) ?? "", change };
}
