const triedKey = "reloadedFor";

/**
 * A page's script that cannot be fetched may have gone with an older version of the site: loading the address again
 * brings the present one. Once for each address in a row, so that a broken page is not loaded for ever.
 *
 * @param error the download's error
 * @returns never: the document is being replaced
 * @throws the error, offline or when the address was loaded again already
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const { pathname } = location;
  if (!navigator.onLine || sessionStorage.getItem(triedKey) === pathname) throw error;
  sessionStorage.setItem(triedKey, pathname);
  location.reload();
  return new Promise(() => undefined);
}
