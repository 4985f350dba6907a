import { keyHeaders } from "./key-headers.ts";
import { RemoteError } from "./remote-call.ts";

/** The door to Storage: what the functions put there and take away. */
export interface Storage {
  /** Puts a sealed paper in its place, over what is there. Throws RemoteError when that did not work. */
  uploadSealedPaper: (path: string, file: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Deletes stills by their names, at most 1,000; one that is not there is no fault. Throws RemoteError when that did not work. */
  deletePictures: (names: readonly string[]) => Promise<void>;
}

/** Its name has the hash of what is in it: it never changes. A year is the longest that caches take. */
const cacheForEver = "max-age=31536000, immutable";

/** Storage's own API, with the secret key. */
export function createStorage(
  settings: { url: string; secretKey: string },
  ask: typeof fetch = fetch,
): Storage {
  const send = async (path: string, headers: Record<string, string>, init: RequestInit) => {
    let response: Response;
    try {
      response = await ask(`${settings.url}/storage/v1/object/${path}`, {
        ...init,
        headers: { ...keyHeaders(settings.secretKey), ...headers },
        redirect: "error",
        signal: AbortSignal.timeout(15_000),
      });
    } catch (cause) {
      throw new RemoteError("storage", null, "NO_ANSWER", "no answer", cause);
    }
    if (!response.ok) {
      throw new RemoteError("storage", response.status, "REFUSED", (await response.text()).slice(0, 200));
    }
    await response.body?.cancel();
  };
  return {
    uploadSealedPaper: (path, file) =>
      send(
        `sealed-papers/${path}`,
        { "content-type": "application/octet-stream", "cache-control": cacheForEver, "x-upsert": "true" },
        { method: "POST", body: file },
      ),
    deletePictures: (names) =>
      send(
        "exam-pictures",
        { "content-type": "application/json" },
        { method: "DELETE", body: JSON.stringify({ prefixes: names }) },
      ),
  };
}
