import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { report } from "../lib/report";

/**
 * Loads a component after the page is shown. If it cannot be loaded, the page shows the fallback, and the next navigation
 * tries again (decision 010). With React's `lazy`, the error page would be shown instead of the page.
 *
 * @param load loads the component
 * @param fallback the content to show until the component is loaded
 * @returns a component with the same props
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
