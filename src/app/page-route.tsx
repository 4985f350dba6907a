import { lazy, use, useEffect, useState, type ComponentType } from "react";
import { useLocation, useParams, type Params, type RouteObject } from "react-router-dom";
import { reloadOnce } from "../lib/reload-once";
import { StaticPart } from "../ui/static-part";
import { FollowDays } from "./season-days";

type LoadPage = () => Promise<ComponentType>;
type Prepare = (params: Params) => Promise<unknown>;

/** What a page route carries besides its element. */
export type PageHandle = {
  /** Fetches the page's chunk, at most once, and what else it needs to be shown at once. Returns its component. */
  preload: (params: Params) => Promise<ComponentType>;
  /** Whether its prerendered HTML does without the page's script. */
  isStatic: boolean;
  /** Fetches the script of what tells days of the season in it; undefined where nothing does. */
  fetchDays: ((params: Params) => Promise<unknown>) | undefined;
};

type Parts = {
  prepare?: Prepare | undefined;
  isStatic?: boolean;
  /** What tells days of the season: all of the page, or what this fetches the script of. */
  dated?: "page" | (() => Promise<unknown>);
};

function createRoute(path: string, load: LoadPage, { prepare, isStatic = false, dated }: Parts): RouteObject {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => (loaded ??= await load());
  const LazyPage = lazy(async () => ({ default: await fetchPage().catch(reloadOnce) }));
  const preload = async (params: Params) => (await Promise.all([fetchPage(), prepare?.(params)]))[0];
  const fetchDays = dated === "page" ? preload : dated;

  function Page() {
    const { pathname } = useLocation();
    const params = useParams();
    const followDays = use(FollowDays);
    // An effect of the page itself: what has come as HTML is hydrated by now, and may change.
    useEffect(() => {
      if (fetchDays) followDays(() => fetchDays(params));
    }, [params, followDays]);
    // Chosen once: a page that began as a lazy one must not be replaced while somebody uses it.
    const [Chosen] = useState(() => loaded ?? LazyPage);
    if (!isStatic) return <Chosen />;
    // What has come as HTML at one address is another page at the next.
    return (
      <StaticPart key={pathname} hasHead printsDays={dated === "page"}>
        <Chosen />
      </StaticPart>
    );
  }
  const handle: PageHandle = { preload, isStatic, fetchDays };
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
  return createRoute(path, load, { prepare });
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
  return createRoute(path, load, { prepare, isStatic: true });
}

/**
 * A static page that tells days of the season: it is rendered anew where an organiser has moved one since the page was
 * built (decision 033).
 *
 * @param path the address, with its parameters
 * @param load fetches the page's component
 * @param prepare fetches what the page reads besides
 * @returns the route, with a `PageHandle`
 */
export function datedStaticRoute(path: string, load: LoadPage, prepare?: Prepare): RouteObject {
  return createRoute(path, load, { prepare, isStatic: true, dated: "page" });
}

/**
 * A page whose static parts tell days of the season, those with `printsDays`.
 *
 * @param path the address, with its parameters
 * @param load fetches the page's component
 * @param fetchDays fetches the script of these parts, which else nobody needs
 * @returns the route, with a `PageHandle`
 */
export function datedRoute(path: string, load: LoadPage, fetchDays: () => Promise<unknown>): RouteObject {
  return createRoute(path, load, { dated: fetchDays });
}
