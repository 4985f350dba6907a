import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { routes } from "./routes";

/**
 * Fetches the script of the page at an address, and of its layouts. A router that is made afterwards shows the page at once,
 * which hydration needs.
 *
 * @param address a path of this site
 * @param table the routes that take in the component; those of a running router, which copies its table, where it is to show
 *   the page at the press, without a round of its own for loading
 * @returns the page's component; undefined where no lazy route has this address
 * @throws TypeError when a chunk cannot be fetched
 */
export async function loadRoutes(
  address: string,
  table: RouteObject[] = routes,
): Promise<ComponentType | undefined> {
  const matches = matchRoutes(table, address) ?? [];
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
