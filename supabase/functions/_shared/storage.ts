import { createKeyHeaders } from "./key-headers.ts";
import { RemoteError } from "./remote-call.ts";

/** The calls to Storage that the functions make. */
export interface Storage {
  /** Uploads a sealed paper; safe to repeat. Throws RemoteError on failure. */
  uploadSealedPaper: (path: string, file: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Deletes stills of the exam camera by name, at most 1,000; missing ones are ignored. Throws RemoteError on failure. */
  deletePictures: (names: readonly string[]) => Promise<void>;
}

/** The cache header for sealed papers, which never change: a file's name contains the hash of its content. */
const cacheForEver = "max-age=31536000, immutable";

/** Creates a client for Storage's HTTP API, with the secret key. */
export function createStorage(
  settings: { url: string; secretKey: string },
  fetcher: typeof fetch = fetch,
): Storage {
  const send = async (path: string, headers: Record<string, string>, init: RequestInit) => {
    let response: Response;
    try {
      response = await fetcher(`${settings.url}/storage/v1/object/${path}`, {
        ...init,
        headers: { ...createKeyHeaders(settings.secretKey), ...headers },
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
