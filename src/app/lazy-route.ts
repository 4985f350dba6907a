import type { ComponentType } from "react";
import type { NonIndexRouteObject } from "react-router-dom";

/** Fetches the component of a route. */
type Load = () => Promise<ComponentType>;

/**
 * A route whose component comes in a chunk of its own, when its address is opened.
 *
 * @param load fetches the component
 * @param route its address, or its children where it is a layout
 * @returns the route; where the chunk cannot be fetched, the error page loads the document again once
 */
export function lazyRoute(
  load: Load,
  route: Pick<NonIndexRouteObject, "path" | "children">,
): NonIndexRouteObject {
  const lazy = async () => ({ Component: await load() });
  return { ...route, lazy, handle: load };
}
