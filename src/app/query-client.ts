import { QueryClient } from "@tanstack/react-query";

/**
 * Creates the query cache. It does not retry, because Supabase's client retries already; offline it fails immediately,
 * so that users see the reason.
 *
 * @returns an empty cache
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Cached data of the last 30 seconds is shown without a new request.
      queries: { staleTime: 30_000, retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
