import { useEffect, useState } from "react";

/** The state of data that a page loads. */
export type Loaded<T> =
  | { state: "loading" }
  | { state: "failed"; error: unknown; retry: () => void }
  | { state: "ready"; value: T };

/**
 * Loads data when the component is shown, for public pages, which have no query cache.
 *
 * @param load loads the data; must stay the same function between renders, because a new function loads again
 * @returns loading, failed with a retry function, or the value
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const retry = () => {
      setLoaded({ state: "loading" });
      setTries((count) => count + 1);
    };
    load().then(
      (value) => isCurrent && setLoaded({ state: "ready", value }),
      (error: unknown) => isCurrent && setLoaded({ state: "failed", error, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  return loaded;
}
