import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import { routes } from "./routes";

/**
 * Fetches the script of the page at an address, and of its layouts. A router that is made afterwards shows the page at once,
 * which hydration needs.
 *
 * @param address a path of this site
 * @returns the page's component; undefined where no lazy route has this address
 * @throws TypeError when a chunk cannot be fetched
 */
export async function loadRoutes(address: string): Promise<ComponentType | undefined> {
  const matches = matchRoutes(routes, address) ?? [];
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
