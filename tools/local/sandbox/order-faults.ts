import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { takeFault } from "./faults";
import { GatewayError } from "./gateway-error";
import type { Store } from "./store";

/** Gives handlers access to a request's connection, which some faults close. */
export type NodeBindings = { Bindings: HttpBindings | Http2Bindings };

/**
 * Applies the armed faults of `POST /orders`.
 *
 * @returns `hungResponse`, not null if the request was left without a response until its connection closed; `isCut`, whether the
 *   order must be created and the connection closed without a response
 * @throws GatewayError for the faults order_create_500 and order_create_429
 */
export async function applyOrderFault(
  c: Context<NodeBindings>,
  store: Store,
): Promise<{ isCut: boolean; hungResponse: Response | null }> {
  const take = (fault: Parameters<typeof takeFault>[1]) =>
    store.transact((draft) => takeFault(draft, fault, null));
  if (take("order_create_500")) {
    throw new GatewayError(500, "We are facing some trouble completing your request at the moment.", {
      code: "SERVER_ERROR",
      reason: "server_error",
    });
  }
  if (take("order_create_429")) {
    throw new GatewayError(429, "Request failed because of too many requests", {
      reason: "rate_limit_exceeded",
    });
  }
  if (take("order_create_hang")) return { isCut: false, hungResponse: await hang(c) };
  return { isCut: take("order_create_cut"), hungResponse: null };
}

/** Closes the connection of a request without answering it. */
export function cutConnection(c: Context<NodeBindings>): Response {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Waits without answering until the caller gives up or the sandbox closes its connections. */
async function hang(c: Context<NodeBindings>): Promise<Response> {
  await new Promise((resolve) => c.env.outgoing.once("close", resolve));
  return RESPONSE_ALREADY_SENT;
}
