/** A browser may cache the response to a preflight request for this time, in seconds. */
const preflightCacheSeconds = 7200;

/**
 * Responds to a browser's preflight request like the hosted API. It allows any origin, and names the requested headers,
 * because `*` would not include `authorization` (Fetch standard, CORS-safelisted headers).
 *
 * @param request any request to the API
 * @returns the response to a preflight, or null if the request is not a preflight
 */
export function handlePreflight(request: Request): Response | null {
  const method = request.headers.get("access-control-request-method");
  if (request.method !== "OPTIONS" || method === null) return null;
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      "access-control-max-age": String(preflightCacheSeconds),
    },
  });
}

/**
 * Lets any page read a response. Only the key and the token of a request decide what it may do, never its origin.
 *
 * @param response a response of the API; its list of exposed headers is not changed
 * @returns the same response, readable from every origin
 */
export function allowAnyOrigin(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", "*");
  headers.delete("access-control-allow-credentials");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
