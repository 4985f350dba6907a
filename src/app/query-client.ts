import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of the server's answer. It asks once: the client below it asks again on its own after a passing fault, and
 * offline it fails at once, so that people read why instead of waiting.
 *
 * @returns an empty cache
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
