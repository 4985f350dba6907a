import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { report } from "../lib/report";

/**
 * Wraps a component in a chunk of its own, which no page waits for. If the chunk fails to load, the page stays without
 * the component, and the next navigation loads it again (decision 010). With React's `lazy`, a failed chunk would
 * replace the whole page by the error page.
 *
 * @param load loads the component
 * @param fallback the content to show until the component is loaded
 * @returns the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return function Part(props: Props) {
    const { key } = useLocation();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      load()
        .then((part) => setLoaded(() => part))
        .catch((error: unknown) => report("loading a part of the page", error));
    }, [key]);
    return Loaded ? <Loaded {...props} /> : fallback;
  };
}
