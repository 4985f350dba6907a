import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { GatewayError } from "./gateway-error";

/** Creates a middleware that accepts only `key_id:key_secret`; other requests get 401 in the gateway's error format. */
export function basicAuth({ keyId, keySecret }: { keyId: string; keySecret: string }): MiddlewareHandler {
  const expectedHeader = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    if (!authorization) {
      throw new GatewayError(401, "Please provide your api key for authentication purposes.");
    }
    if (!timingSafeEqual(digest(authorization), digest(expectedHeader))) {
      throw new GatewayError(401, "Authentication failed");
    }
    await next();
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
