import { Hono } from "hono";
import { createApi } from "./api";
import { createCheckout } from "./checkout";
import { createControl } from "./control";
import { GatewayError } from "./gateway-error";
import type { NodeBindings } from "./order-faults";
import type { Store } from "./store";

const welcome = `Payment sandbox: no real money.

Speaks the payment gateway’s protocol for the local stack.
  /v1/...             orders, payments, refunds (Basic auth)
  /v1/checkout.js     the checkout’s script
  /control/state      all orders, payments, refunds and webhooks
  /control/faults     faults: errors that can be produced on purpose
`;

/** Creates the sandbox's HTTP application: checkout, API and control endpoints. */
export function createSandboxApp(
  store: Store,
  keys: { keyId: string; keySecret: string },
): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  app.get("/", (c) => c.text(welcome));
  app.route("/", createCheckout(store, keys));
  app.route("/v1", createApi(store, keys));
  app.route("/control", createControl(store, keys.keySecret));
  app.notFound((c) =>
    c.json(new GatewayError(404, "The requested URL was not found on the server.").body(), 404),
  );
  app.onError((error, c) => {
    const gatewayError = error instanceof GatewayError ? error : sandboxFailure(error);
    return c.json(gatewayError.body(), gatewayError.status);
  });
  return app;
}

function sandboxFailure(error: Error): GatewayError {
  return new GatewayError(500, `The sandbox itself failed: ${error.message}`, { code: "SERVER_ERROR" });
}
