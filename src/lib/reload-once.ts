const triedKey = "reloadedFor";

/** WebKit rejects a download as soon as another page is asked for. Reloading at once would cancel that, so it gets time to come. */
const leavingMs = 2000;

/**
 * Reloads the page after its script failed to load: the script may belong to an older version of the site, and
 * reloading brings the new one. Each address is reloaded once, so that a broken page does not reload for ever.
 *
 * @param error the download's error
 * @returns never: the page is being reloaded
 * @throws the error, if offline or reloaded already, or if the visitor has moved on meanwhile
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const { pathname } = location;
  if (!navigator.onLine || sessionStorage.getItem(triedKey) === pathname) throw error;
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  if (location.pathname !== pathname) throw error;
  sessionStorage.setItem(triedKey, pathname);
  location.reload();
  return new Promise(() => undefined);
}
