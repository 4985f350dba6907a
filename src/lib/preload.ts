import { report } from "./report";

type Preloader = (address: string) => Promise<unknown>;

/** Does nothing until the site has started, for example in a test of a single component. */
let preloader: Preloader = () => Promise.resolve();

/** @param next fetches the script of the page of an address; named by anyone who knows the route table */
export function setPreloader(next: Preloader): void {
  preloader = next;
}

/**
 * Fetches the script of a page that somebody will open next. A failure is only reported: opening the page tries again.
 *
 * @param address a path of this site
 * @returns whether the page can be opened now
 */
export async function preload(address: string): Promise<boolean> {
  try {
    await preloader(address);
    return true;
  } catch (error) {
    report(`fetching the page of ${address} ahead`, error);
    return false;
  }
}
