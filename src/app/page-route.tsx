import { lazy, useState, type ComponentType } from "react";
import { useLocation, type Params, type RouteObject } from "react-router-dom";
import { reloadOnce } from "../lib/reload-once";
import { StaticPart } from "../ui/static-part";

type LoadPage = () => Promise<ComponentType>;
type Prepare = (params: Params) => Promise<unknown>;

/** What a page route carries besides its element. */
export type PageHandle = {
  /** Fetches the page's chunk, at most once, and what else it needs to be shown at once. Returns its component. */
  preload: (params: Params) => Promise<ComponentType>;
  /** Whether its prerendered HTML does without the page's script. */
  isStatic: boolean;
};

function createRoute(path: string, load: LoadPage, prepare?: Prepare, isStatic = false): RouteObject {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => (loaded ??= await load());
  const LazyPage = lazy(async () => ({ default: await fetchPage().catch(reloadOnce) }));

  function Page() {
    const { pathname } = useLocation();
    // Chosen once: a page that began as a lazy one must not be replaced while somebody uses it.
    const [Chosen] = useState(() => loaded ?? LazyPage);
    if (!isStatic) return <Chosen />;
    // What has come as HTML at one address is another page at the next.
    return (
      <StaticPart key={pathname}>
        <Chosen />
      </StaticPart>
    );
  }
  const preload = async (params: Params) => (await Promise.all([fetchPage(), prepare?.(params)]))[0];
  const handle: PageHandle = { preload, isStatic };
  return { path, element: <Page />, handle };
}

/**
 * A page of its own chunk, fetched when its address is opened. Once preloaded it is rendered at once, without
 * suspending: prerendered HTML is hydrated in one go.
 *
 * @param path the address, with its parameters
 * @param load fetches the page's component
 * @param prepare fetches what the page reads besides, such as the texts of one subject
 * @returns the route, with a `PageHandle`
 */
export function pageRoute(path: string, load: LoadPage, prepare?: Prepare): RouteObject {
  return createRoute(path, load, prepare);
}

/**
 * A page that is one static part: its prerendered HTML does without the page's script (src/ui/static-part.tsx).
 *
 * @param path the address, with its parameters
 * @param load fetches the page's component, when somebody comes to it from another page
 * @param prepare fetches what the page reads besides
 * @returns the route, with a `PageHandle`
 */
export function staticRoute(path: string, load: LoadPage, prepare?: Prepare): RouteObject {
  return createRoute(path, load, prepare, true);
}
