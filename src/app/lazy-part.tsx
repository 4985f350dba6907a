import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { report } from "../lib/report";

/**
 * A component in a chunk of its own, which no page waits for. If the chunk fails to load, the page continues without
 * it, and it is loaded again at the next path (decision 010). A rejected `lazy` would break the whole site instead.
 *
 * @param load loads the component
 * @param absent the content to show until it is loaded
 * @returns the component
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
