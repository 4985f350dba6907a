import { QueryClient } from "@tanstack/react-query";
import { AppError } from "../lib/app-error";

const maxRetries = 2;

/**
 * @returns a cache that asks again after a passing fault, but not after a refusal, which would only be refused again
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < maxRetries &&
          error instanceof AppError &&
          ["offline", "unavailable"].includes(error.code),
      },
    },
  });
}
