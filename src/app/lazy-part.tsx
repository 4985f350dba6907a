import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { report } from "../lib/report";

/**
 * A part of the frame with a script of its own, which no page waits for: where it does not come, the page continues
 * without it, and at the next address it is fetched again (decision 010). A rejected
 * `lazy` would take the whole site down instead.
 *
 * @param load fetches the part
 * @param absent the content to show until it is loaded
 * @returns the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  absent: ReactNode = null,
): ComponentType<Props> {
  return function Part(props: Props) {
    const { key } = useLocation();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      load()
        .then((part) => setLoaded(() => part))
        .catch((error: unknown) => report("loading a part of the page", error));
    }, [key]);
    return Loaded ? <Loaded {...props} /> : absent;
  };
}
