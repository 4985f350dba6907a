const allowedHeaders = "authorization, apikey, content-type, x-client-info, x-retry-count";

/** `allowed` with the CORS headers for the response; `foreign` if a page of another site sent the request. */
export type OriginCheck = { outcome: "allowed"; headers: Record<string, string> } | { outcome: "foreign" };

/**
 * Compares the request's Origin with the allow-list; it must match exactly. A request without an Origin does not come
 * from another site's page, so it is allowed and needs no headers.
 */
export function checkOrigin(origin: string | null, allowedOrigins: readonly string[]): OriginCheck {
  if (origin === null) return { outcome: "allowed", headers: {} };
  if (!allowedOrigins.includes(origin)) return { outcome: "foreign" };
  return {
    outcome: "allowed",
    headers: {
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": allowedHeaders,
      "access-control-expose-headers": "retry-after",
      "access-control-max-age": "7200",
      vary: "Origin",
    },
  };
}
