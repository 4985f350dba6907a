const reloadedPathKey = "reloadedForCamera";

/** A document whose `Permissions-Policy` can be read; only Chromium offers this. */
type PolicyDocument = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } };

/**
 * @returns whether the browser refuses this document every camera, because it was loaded at an address outside of
 * /exam/
 */
export function isCameraBlocked(): boolean {
  const { featurePolicy }: PolicyDocument = document;
  return featurePolicy?.allowsFeature("camera") === false;
}

/**
 * Reloads the page if its document may not use a camera: only the response to /exam/* allows it (decision 089). Each
 * address is reloaded once, so that a host without that header does not cause an endless loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadForCamera(): boolean {
  const { pathname } = location;
  if (!isCameraBlocked()) {
    sessionStorage.removeItem(reloadedPathKey);
    return false;
  }
  if (!navigator.onLine || sessionStorage.getItem(reloadedPathKey) === pathname) return false;
  sessionStorage.setItem(reloadedPathKey, pathname);
  location.reload();
  return true;
}
