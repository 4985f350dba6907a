import { type IncomingMessage, request, type ServerResponse } from "node:http";

const unavailableBody = JSON.stringify({
  error: {
    code: "UNAVAILABLE",
    message: "The edge functions are not running. They are being started again.",
  },
});

/** Returns the value of `x-forwarded-for` with the caller's address added at the end, as a gateway does. */
export function appendForwardedFor(existing: string | undefined, address: string | undefined) {
  return [existing, address?.replace(/^::ffff:/, "")].filter(Boolean).join(", ");
}

/**
 * Forwards a request for `/functions/v1/<name>` to the Deno process on `port`, as the hosted gateway does. It removes the
 * prefix of the path, and appends the caller's address to `x-forwarded-for`. The body is not changed, because a webhook's
 * signature is made over its bytes. Only the hosted platform may set `cf-connecting-ip`, so a caller's header is removed.
 * Answers 503 while Deno is down.
 */
export function forwardToFunctions(incoming: IncomingMessage, response: ServerResponse, port: number) {
  const path = (incoming.url ?? "/").slice("/functions/v1".length);
  const { "cf-connecting-ip": _forged, ...headers } = incoming.headers;
  const forwardedFor = [headers["x-forwarded-for"]].flat().join(", ");
  const outgoing = request({
    host: "127.0.0.1",
    port,
    path,
    method: incoming.method,
    headers: {
      ...headers,
      "x-forwarded-for": appendForwardedFor(forwardedFor, incoming.socket.remoteAddress),
      "x-forwarded-host": headers.host,
    },
  });
  outgoing.on("response", (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  outgoing.on("error", () => {
    if (response.headersSent) return response.destroy();
    return response
      .writeHead(503, { "content-type": "application/json", "access-control-allow-origin": "*" })
      .end(unavailableBody);
  });
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}
