import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { EmailDriver } from "@supabase/lite";
import { appendForwardedFor, passToFunctions } from "./functions-proxy";
import { closeServer, listen } from "./listen";
import { connectLite, createLite } from "./lite";
import { requestContext } from "./request-context";
import type { Settings } from "./settings";

const connections = 20;

/**
 * The database connection of the API. Hosted PostgREST tells SQL the request's headers in every request
 * (`current_setting('request.headers')`), Lite only in calls of functions: here they are set for all.
 */
function connect(settings: Settings) {
  const connection = connectLite(settings.databaseUrl, connections);
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, work, options) =>
    withContext(
      variables,
      async (database) => {
        const headers = requestContext.getStore()?.headers;
        if (headers && variables) {
          await database
            .selectNoFrom(({ fn, val }) =>
              fn("set_config", [val("request.headers"), val(JSON.stringify(headers)), val(true)]).as("set"),
            )
            .execute();
        }
        return work(database);
      },
      options,
    );
  return connection;
}

/**
 * The Supabase API on its port: `/rest/v1` and `/auth/v1` by Lite, `/functions/v1` passed on to Deno.
 * Resolves when it listens and the database schema has been read.
 */
export async function startApi(settings: Settings, email: EmailDriver) {
  const connection = connect(settings);
  const lite = createLite(connection, settings, email);
  await lite.init();
  const answer = getRequestListener((request, { incoming }) => {
    const peerAddress = incoming.socket.remoteAddress;
    const headers = new Headers(request.headers);
    headers.set(
      "x-forwarded-for",
      appendForwardedFor(headers.get("x-forwarded-for") ?? undefined, peerAddress),
    );
    headers.delete("cf-connecting-ip");
    const passed = new Request(request, { headers });
    const context = {
      headers: Object.fromEntries(headers),
      redirectTo: new URL(request.url).searchParams.get("redirect_to"),
    };
    return requestContext.run(context, () => lite.fetch(passed, { peerAddress: peerAddress ?? null }));
  });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith("/functions/v1/")) {
      return passToFunctions(incoming, outgoing, settings.ports.functions);
    }
    return answer(incoming, outgoing);
  });
  await listen(server, settings.ports.api);
  return {
    async stop() {
      await closeServer(server);
      await connection.close();
    },
  };
}
