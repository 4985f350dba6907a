import { keyHeaders } from "./key-headers.ts";
import { RemoteError } from "./remote-call.ts";

/** The door to Storage: what the functions put there. */
export interface Storage {
  /** Puts a sealed paper in its place, over what is there. Throws RemoteError when that did not work. */
  uploadSealedPaper: (path: string, file: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Its name has the hash of what is in it: it never changes. A year is the longest that caches take. */
const cacheForEver = "max-age=31536000, immutable";

/** Storage's own API, with the secret key. */
export function createStorage(
  settings: { url: string; secretKey: string },
  ask: typeof fetch = fetch,
): Storage {
  return {
    async uploadSealedPaper(path, file) {
      let response: Response;
      try {
        response = await ask(`${settings.url}/storage/v1/object/sealed-papers/${path}`, {
          method: "POST",
          headers: {
            ...keyHeaders(settings.secretKey),
            "content-type": "application/octet-stream",
            "cache-control": cacheForEver,
            "x-upsert": "true",
          },
          body: file,
          redirect: "error",
          signal: AbortSignal.timeout(15_000),
        });
      } catch (cause) {
        throw new RemoteError("storage", null, "NO_ANSWER", "upload failed", cause);
      }
      if (!response.ok) {
        throw new RemoteError("storage", response.status, "REFUSED", (await response.text()).slice(0, 200));
      }
      await response.body?.cancel();
    },
  };
}
