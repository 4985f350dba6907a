import { type IncomingMessage, request, type ServerResponse } from "node:http";

const unavailable = JSON.stringify({
  error: {
    code: "UNAVAILABLE",
    message: "The edge functions are not running. They are being started again.",
  },
});

/** Adds the caller's address like a gateway: after the addresses that the request already has. */
export function appendForwardedFor(existing: string | undefined, address: string | undefined) {
  return [existing, address?.replace(/^::ffff:/, "")].filter(Boolean).join(", ");
}

/**
 * Passes a request for `/functions/v1/<name>` on to the Deno process on `port`, as the hosted gateway does: it removes
 * the prefix, the caller's address is appended to `x-forwarded-for`, and the body's bytes stay as they are (a webhook's
 * signature is over them). `cf-connecting-ip` may be set only by the hosted platform, so a caller's header is removed.
 * Answers 503 while Deno is down.
 */
export function passToFunctions(incoming: IncomingMessage, answer: ServerResponse, port: number) {
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
  outgoing.on("response", (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on("error", () => {
    if (answer.headersSent) return answer.destroy();
    return answer
      .writeHead(503, { "content-type": "application/json", "access-control-allow-origin": "*" })
      .end(unavailable);
  });
  answer.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}
