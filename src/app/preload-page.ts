import { matchRoutes } from "react-router-dom";
import type { ComponentType } from "react";
import type { PageHandle } from "./page-route";
import { routes } from "./routes";

/** What is known of the page of an address. */
export type PreloadedPage = { component: ComponentType; isStill: boolean };

/**
 * Fetches everything the page of an address needs, so that it can be rendered at once.
 *
 * @param address a path of this site
 * @param options `hydrating`: its HTML is there already, so that a still page needs nothing
 * @returns the page, or undefined where nothing had to be fetched
 * @throws what a failed download throws
 */
export async function preloadPage(
  address: string,
  { hydrating = false }: { hydrating?: boolean } = {},
): Promise<PreloadedPage | undefined> {
  const match = matchRoutes(routes, address)?.at(-1);
  const handle: PageHandle | undefined = match?.route.handle;
  if (!handle || (handle.isStill && hydrating)) return undefined;
  return { component: await handle.preload(match?.params ?? {}), isStill: handle.isStill };
}
