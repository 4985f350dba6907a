import { lazy, useState, type ComponentType } from "react";
import { useLocation, type Params, type RouteObject } from "react-router-dom";
import { reloadOnce } from "../lib/reload-once";
import { Still } from "../ui/still";

type LoadPage = () => Promise<ComponentType>;
type Prepare = (params: Params) => Promise<unknown>;

/** What a page route carries besides its element. */
export type PageHandle = {
  /** Fetches the page's chunk, and what else it needs to be shown at once. Returns its component. */
  preload: (params: Params) => Promise<ComponentType>;
  /** Whether its prerendered HTML does without the page's script. */
  isStill: boolean;
};

/** Chosen once: a page that began as a lazy one must not be replaced while somebody uses it. */
function Page({ choose }: { choose: () => ComponentType }) {
  const [Chosen] = useState(choose);
  return <Chosen />;
}

/** What is still at one address is another page at the next. */
function StillPage({ choose }: { choose: () => ComponentType }) {
  const { pathname } = useLocation();
  return (
    <Still key={pathname}>
      <Page choose={choose} />
    </Still>
  );
}

/** Fetches a page at most once, and tells whether it is there. */
function prepareLoading(load: LoadPage, prepare?: Prepare) {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => (loaded ??= await load());
  const LazyPage = lazy(async () => ({ default: await fetchPage().catch(reloadOnce) }));
  const preload = async (params: Params) => {
    const [page] = await Promise.all([fetchPage(), prepare?.(params)]);
    return page;
  };
  return { choose: () => loaded ?? LazyPage, preload };
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
  const { choose, preload } = prepareLoading(load, prepare);
  const handle: PageHandle = { preload, isStill: false };
  return { path, element: <Page key={path} choose={choose} />, handle };
}

/**
 * A page that only tells, and has nothing to be hydrated: its prerendered HTML does without the page's script.
 *
 * @param path the address, with its parameters
 * @param load fetches the page's component, when somebody comes to it from another page
 * @param prepare fetches what the page reads besides
 * @returns the route, with a `PageHandle`
 */
export function stillRoute(path: string, load: LoadPage, prepare?: Prepare): RouteObject {
  const { choose, preload } = prepareLoading(load, prepare);
  const handle: PageHandle = { preload, isStill: true };
  return { path, element: <StillPage key={path} choose={choose} />, handle };
}
