import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { routes } from "./routes";

/**
 * Loads the script of a page and its layouts, so that a router created afterwards shows the page immediately, which
 * hydration needs.
 *
 * @param path a path of this site
 * @param table the routes that receive the loaded components. A running router has its own copy: pass `router.routes`,
 * or the router loads the page again
 * @returns the page's component; undefined if no lazy route has this path
 * @throws TypeError if a chunk fails to load
 */
export async function loadRoutes(
  path: string,
  table: RouteObject[] = routes,
): Promise<ComponentType | undefined> {
  const matches = matchRoutes(table, path) ?? [];
  const components = await Promise.all(
    matches.map(async ({ route }) => {
      const load: (() => Promise<ComponentType>) | undefined = route.handle;
      if (!load) return undefined;
      const Component = await load();
      Object.assign(route, { Component, lazy: undefined });
      return Component;
    }),
  );
  return components.at(-1);
}
