import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { EmailDriver } from "@supabase/lite";
import { openApiConnections } from "./api-connection";
import { createAuthAdmin } from "./auth-admin";
import { createCaptcha } from "./captcha";
import { correctErrorResponse } from "./database-errors";
import { databaseUrlAs } from "../platform/platform-sql";
import { allowAnyOrigin, handlePreflight } from "./cors";
import { appendForwardedFor, forwardToFunctions } from "./functions-proxy";
import { closeServer, listen } from "./listen";
import { createLite } from "./lite";
import { requestContext } from "./request-context";
import type { Settings } from "./settings";

const connectionCount = 20;

/**
 * Starts the Supabase API on its port. Lite answers `/rest/v1`, `/auth/v1` and `/storage/v1`; requests for
 * `/functions/v1` are forwarded to Deno. Resolves when the server listens. Throws if the port is taken.
 */
export async function startApi(settings: Settings, email: EmailDriver) {
  const connection = await openApiConnections(
    databaseUrlAs("supabase_lite", settings.databaseUrl),
    connectionCount,
  );
  const lite = createLite(connection, settings, email);
  await lite.init();
  const authAdmin = createAuthAdmin(connection.driver, settings.secretKey);
  const captcha = settings.captcha ? createCaptcha() : () => undefined;
  const handleRequest = getRequestListener((request, { incoming }) => {
    const preflight = handlePreflight(request);
    if (preflight) return preflight;
    const peerAddress = incoming.socket.remoteAddress;
    const headers = new Headers(request.headers);
    headers.set(
      "x-forwarded-for",
      appendForwardedFor(headers.get("x-forwarded-for") ?? undefined, peerAddress),
    );
    headers.delete("cf-connecting-ip");
    const context = {
      headers: Object.fromEntries(headers),
      path: new URL(request.url).pathname,
      databaseError: undefined,
    };
    return requestContext.run(context, async () => {
      const earlyResponse = (await captcha(request)) ?? (await authAdmin(request));
      if (earlyResponse) return earlyResponse;
      const response = await lite.fetch(new Request(request, { headers }), {
        peerAddress: peerAddress ?? null,
      });
      return allowAnyOrigin(await correctErrorResponse(response, context.databaseError));
    });
  });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith("/functions/v1/")) {
      forwardToFunctions(incoming, outgoing, settings.ports.functions);
      return;
    }
    void handleRequest(incoming, outgoing);
  });
  await listen(server, settings.ports.api);
  return {
    async stop() {
      await closeServer(server);
      await connection.driver.end({ timeout: 2 });
    },
  };
}
