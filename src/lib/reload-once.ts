const reloadedPathKey = "reloadedFor";

/**
 * The pause before this page reloads, in milliseconds, so that another page can open first. WebKit lets a download fail as soon as
 * another page is requested, and an immediate reload would cancel that request.
 */
const navigationDelayMs = 2000;

/**
 * Reloads the page after its script failed to load: the script may belong to an older version of the site, and
 * reloading brings the new one. Each path is reloaded once, so that a broken page does not reload for ever.
 *
 * @param error the download's error
 * @returns never: the page is being reloaded
 * @throws the error, if offline or reloaded already, or if the visitor has gone to another page meanwhile
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const { pathname } = location;
  if (!navigator.onLine || sessionStorage.getItem(reloadedPathKey) === pathname) throw error;
  await new Promise((resolve) => setTimeout(resolve, navigationDelayMs));
  if (location.pathname !== pathname) throw error;
  sessionStorage.setItem(reloadedPathKey, pathname);
  location.reload();
  return new Promise(() => undefined);
}
