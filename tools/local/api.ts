import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { EmailDriver } from "@supabase/lite";
import { connectApi } from "./api-connection";
import { createAuthAdmin } from "./auth-admin";
import { createCaptcha } from "./captcha";
import { correctErrorAnswer } from "./database-errors";
import { databaseUrlAs } from "../platform/platform-sql";
import { allowAnyOrigin, answerPreflight } from "./cors";
import { appendForwardedFor, passToFunctions } from "./functions-proxy";
import { closeServer, listen } from "./listen";
import { createLite } from "./lite";
import { requestContext } from "./request-context";
import type { Settings } from "./settings";

const connections = 20;

/**
 * The Supabase API on its port: `/rest/v1`, `/auth/v1` and `/storage/v1` by Lite, `/functions/v1` passed on to Deno.
 * Resolves when the server listens; throws if the port is taken.
 */
export async function startApi(settings: Settings, email: EmailDriver) {
  const connection = await connectApi(databaseUrlAs("supabase_lite", settings.databaseUrl), connections);
  const lite = createLite(connection, settings, email);
  await lite.init();
  const authAdmin = createAuthAdmin(connection.driver, settings.secretKey);
  const captcha = settings.captcha ? createCaptcha() : () => undefined;
  const answer = getRequestListener((request, { incoming }) => {
    const preflight = answerPreflight(request);
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
      const stopped = (await captcha(request)) ?? (await authAdmin(request));
      if (stopped) return stopped;
      const response = await lite.fetch(new Request(request, { headers }), {
        peerAddress: peerAddress ?? null,
      });
      return allowAnyOrigin(await correctErrorAnswer(response, context.databaseError));
    });
  });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith("/functions/v1/")) {
      passToFunctions(incoming, outgoing, settings.ports.functions);
      return;
    }
    void answer(incoming, outgoing);
  });
  await listen(server, settings.ports.api);
  return {
    async stop() {
      await closeServer(server);
      await connection.driver.end({ timeout: 2 });
    },
  };
}
