import type { ComponentType } from "react";
import type { NonIndexRouteObject } from "react-router-dom";

/** Loads the component of a route. */
type Load = () => Promise<ComponentType>;

/**
 * A route whose component is loaded as a chunk of its own when it is opened.
 *
 * @param load loads the component
 * @param route its path, or its children if it is a layout
 * @returns the route; if the chunk fails to load, the error page reloads the document once
 */
export function lazyRoute(
  load: Load,
  route: Pick<NonIndexRouteObject, "path" | "children">,
): NonIndexRouteObject {
  const lazy = async () => ({ Component: await load() });
  return { ...route, lazy, handle: load };
}
