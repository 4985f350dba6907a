import type { ComponentType } from "react";
import type { NonIndexRouteObject } from "react-router-dom";

/** Loads the component of a route. */
type Load = () => Promise<ComponentType>;

/**
 * Creates a route whose component is a chunk of its own, loaded when the route is opened.
 *
 * @param load loads the component
 * @param route the path of a page, or the children of a layout
 * @returns the route; if the chunk fails to load, the error page reloads the document once
 */
export function lazyRoute(
  load: Load,
  route: Pick<NonIndexRouteObject, "path" | "children">,
): NonIndexRouteObject {
  const lazy = async () => ({ Component: await load() });
  return { ...route, lazy, handle: load };
}
