import * as v from "valibot";
import type { CallName, Sample } from "./report";
import type { Settings } from "../../../tools/local/settings";
import { errorCodeOf } from "../../../src/data/error-code";
import { AppError } from "../../../src/lib/app-error";

/** How a child's network is: `known` to the device, which asks nobody then, or silent, where every call hangs. */
export type NetworkState = "fair" | "known" | "silent";

/** One request to the stack, below its address. */
export type Question = {
  name: CallName;
  path: string;
  token?: string;
  body?: string;
  signal?: AbortSignal | undefined;
};

/** A child's way to the server. Throws AppError as the site's own requests do; returns the good answer, read whole. */
export type Wire = (question: Question) => Promise<{ json: () => unknown; bytes: Uint8Array<ArrayBuffer> }>;

/** PostgREST's own word for what was refused. */
const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string() }));

/** Nothing comes back until the caller gives up. */
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
 * @param networkState how the network is now
 * @param isAuthDown whether the auth server answers nobody now
 */
export function createWire(
  { apiUrl, publishableKey }: Pick<Settings, "apiUrl" | "publishableKey">,
  samples: Sample[],
  networkState: () => NetworkState,
  isAuthDown: () => boolean,
): Wire {
  const send = async ({ path, token, body, signal }: Question) => {
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
    const refusal = v.safeParse(refusalSchema, new TextDecoder().decode(bytes));
    const code = refusal.success ? refusal.output.code : undefined;
    throw new AppError(errorCodeOf(response.status, code), { cause: code });
  };

  return async (question) => {
    const startedAt = performance.now();
    const note = (outcome: string) =>
      samples.push({ name: question.name, atMs: startedAt, ms: performance.now() - startedAt, outcome });
    try {
      if (networkState() === "known") throw new AppError("offline");
      const answer = networkState() === "silent" ? await hang(question.signal) : await send(question);
      // The request arrived, and its reply does not.
      if (networkState() !== "fair") return await hang(question.signal);
      note("answered");
      return answer;
    } catch (error) {
      const code = error instanceof AppError ? error.code : "unexpected";
      note(networkState() === "fair" ? code : "cut");
      throw error;
    }
  };
}
