import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { takeFault } from "./faults";
import { GatewayError } from "./gateway-error";
import type { Store } from "./store";

/** The connection under a request, which some faults cut. */
export type NodeBindings = { Bindings: HttpBindings | Http2Bindings };

/**
 * The faults of `POST /orders`. Throws the armed error, or gives the answer that stands for a hung request;
 * `isCut` says that the order shall be made and the answer withheld.
 */
export async function applyOrderFault(
  c: Context<NodeBindings>,
  store: Store,
): Promise<{ isCut: boolean; broken: Response | null }> {
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
  if (take("order_create_hang")) return { isCut: false, broken: await hang(c) };
  return { isCut: take("order_create_cut"), broken: null };
}

/** Cuts the connection under a request that has been carried out. */
export function cutConnection(c: Context<NodeBindings>): Response {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Keeps the request until the caller gives up or the sandbox closes its connections. */
async function hang(c: Context<NodeBindings>): Promise<Response> {
  await new Promise((resolve) => c.env.outgoing.once("close", resolve));
  return RESPONSE_ALREADY_SENT;
}
