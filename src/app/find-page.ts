import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import type { PageHandle } from "./page-route";
import { routes } from "./routes";

/** What the route table knows of the page of an address. */
type FoundPage = { preload: () => Promise<ComponentType>; isStatic: boolean };

/**
 * @param address a path of this site
 * @returns its page, which `preload` fetches with everything it needs to be rendered at once; undefined for an unknown one
 */
export function findPage(address: string): FoundPage | undefined {
  const match = matchRoutes(routes, address)?.at(-1);
  const handle: PageHandle | undefined = match?.route.handle;
  return handle && { isStatic: handle.isStatic, preload: () => handle.preload(match?.params ?? {}) };
}
