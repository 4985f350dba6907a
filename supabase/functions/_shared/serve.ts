import type { Endpoint } from "./endpoint.ts";

/** Starts the function; each `index.ts` calls it exactly once. */
export function serve(endpoint: Endpoint): void {
  Deno.serve((request) => endpoint(request));
}

/**
 * Lets work continue after the response was sent. On hosted Supabase, the platform must be asked to keep the worker
 * alive.
 */
export function runInBackground(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
}

/** Resolves after `ms` milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
