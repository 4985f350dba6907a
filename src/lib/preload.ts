import { report } from "./report";

type Preloader = (path: string) => Promise<unknown>;

/** Does nothing until the site has started, for example in a test of a single component. */
let currentPreloader: Preloader = () => Promise.resolve();

/**
 * Sets the function that loads the script of the page at a path. The app calls this, because it knows the routes.
 *
 * @param preloader the function
 */
export function setPreloader(preloader: Preloader): void {
  currentPreloader = preloader;
}

/**
 * Loads the script of a page that will probably be opened next. A failure is only reported: opening the page tries
 * again.
 *
 * @param path the path of a page of this site
 * @returns whether the page can be opened now
 */
export async function preload(path: string): Promise<boolean> {
  try {
    await currentPreloader(path);
    return true;
  } catch (error) {
    report(`preloading the page ${path}`, error);
    return false;
  }
}
