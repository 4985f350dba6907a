const triedKey = "reloadedForCamera";

/** Chromium's knowledge of the document's `Permissions-Policy`; other browsers have none for the camera. */
type PolicyDocument = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } };

/** @returns whether this document may not use a camera at all: it was loaded at another address of the site */
export function isCameraBlocked(): boolean {
  const { featurePolicy }: PolicyDocument = document;
  return featurePolicy?.allowsFeature("camera") === false;
}

/**
 * Loads the address again where its document may use no camera: the answer to /exam/* says that it may (decision
 * 089). Once for each address in a row, so that a host that says otherwise is not asked for ever.
 *
 * @returns whether the document is being replaced
 */
export function reloadForCamera(): boolean {
  const { pathname } = location;
  if (!isCameraBlocked()) {
    sessionStorage.removeItem(triedKey);
    return false;
  }
  if (!navigator.onLine || sessionStorage.getItem(triedKey) === pathname) return false;
  sessionStorage.setItem(triedKey, pathname);
  location.reload();
  return true;
}
