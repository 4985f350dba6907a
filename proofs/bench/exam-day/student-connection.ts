import * as v from "valibot";
import type { CallName, Sample } from "./report";
import type { Settings } from "../../../tools/local/settings";
import { errorCodeOf } from "../../../src/data/error-code";
import { AppError } from "../../../src/lib/app-error";

/** The state of a student's network: `offline` if the device knows that it has none, `silent` if every call hangs. */
export type NetworkState = "good" | "offline" | "silent";

/** A request to the stack. */
export type StackRequest = {
  name: CallName;
  path: string;
  token?: string;
  body?: string;
  signal?: AbortSignal | undefined;
};

/** A student's connection to the server. Throws AppError as the site's own requests do; returns the body of a successful response. */
export type SendRequest = (
  request: StackRequest,
) => Promise<{ json: () => unknown; bytes: Uint8Array<ArrayBuffer> }>;

/** The format of PostgREST's errors. */
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string() }));

/** Waits without a reply until the caller gives up. */
function hang(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new AppError("offline"));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}

/**
 * @param stack the stack with the API
 * @param samples gets every call
 * @param networkState returns the current state of the network
 * @param isAuthDown returns whether the auth server is down
 */
export function createConnection(
  { apiUrl, publishableKey }: Pick<Settings, "apiUrl" | "publishableKey">,
  samples: Sample[],
  networkState: () => NetworkState,
  isAuthDown: () => boolean,
): SendRequest {
  const send = async ({ path, token, body, signal }: StackRequest) => {
    if (isAuthDown() && path.startsWith("/auth/")) throw new AppError(errorCodeOf(503));
    const response = await fetch(apiUrl + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        apikey: publishableKey,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw new AppError("offline", { cause });
    });
    const bytes = new Uint8Array(
      await response.arrayBuffer().catch((cause: unknown) => {
        throw new AppError("offline", { cause });
      }),
    );
    const json = (): unknown => JSON.parse(new TextDecoder().decode(bytes));
    if (response.ok) return { json, bytes };
    const parsedError = v.safeParse(errorSchema, new TextDecoder().decode(bytes));
    const code = parsedError.success ? parsedError.output.code : undefined;
    throw new AppError(errorCodeOf(response.status, code), { cause: code });
  };

  return async (request) => {
    const startedAt = performance.now();
    const recordSample = (outcome: string) =>
      samples.push({ name: request.name, atMs: startedAt, ms: performance.now() - startedAt, outcome });
    try {
      if (networkState() === "offline") throw new AppError("offline");
      const response = networkState() === "silent" ? await hang(request.signal) : await send(request);
      // If the network was cut meanwhile, the request has arrived, but the reply is lost.
      if (networkState() !== "good") return await hang(request.signal);
      recordSample("answered");
      return response;
    } catch (error) {
      const code = error instanceof AppError ? error.code : "unexpected";
      recordSample(networkState() === "good" ? code : "cut");
      throw error;
    }
  };
}
