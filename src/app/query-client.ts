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
      // For 30 seconds a cached answer is shown without asking again.
      queries: { staleTime: 30_000, retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
