import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import { takeFault } from "./faults";
import { GatewayError } from "./gateway-error";
import { getOrder } from "./orders";
import { assertPayable, pay, payOutcomes } from "./pay";
import { readBody } from "./read-input";
import { signPayment } from "./signatures";
import { createDraft, type Draft, type ActionContext, type Payment } from "./state";
import type { Store } from "./store";

const clickSchema = v.strictObject({
  key_id: v.string(),
  order_id: v.string(),
  outcome: v.picklist(payOutcomes),
  email: v.optional(v.string(), ""),
  contact: v.optional(v.string(), ""),
});

/** Serves the checkout's script, and answers its requests from every origin, like the real checkout. */
export function createCheckout(store: Store, keys: { keyId: string; keySecret: string }): Hono {
  const checkout = new Hono();
  checkout.use("/checkout/*", cors({ origin: "*" }));

  checkout.get("/v1/checkout.js", async (c) => {
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("cache-control", "no-cache");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(await checkoutScript(new URL(c.req.url).origin));
  });
  checkout.get("/checkout/orders/:id", (c) => {
    assertKey(c.req.query("key_id"), keys.keyId);
    const { id, amount, currency, status } = getOrder(createDraft(store.state), c.req.param("id"));
    return c.json({ id, amount, currency, status });
  });
  checkout.post("/checkout/payments", async (c) => {
    const click = await readBody(c, clickSchema);
    assertKey(click.key_id, keys.keyId);
    return c.json(store.transact((draft, context) => payFromDialog(draft, context, click, keys.keySecret)));
  });
  return checkout;
}

/**
 * Carries out a click in the dialog. The dialog shows the returned `error` and passes it to the page, and calls the
 * page's handler with `response` as many times as `handler` says.
 */
function payFromDialog(
  draft: Draft,
  context: ActionContext,
  { order_id: orderId, outcome, email, contact }: v.InferOutput<typeof clickSchema>,
  keySecret: string,
) {
  assertPayable(draft, orderId);
  const payment = pay(draft, context, { orderId, outcome, payer: { email, contact } });
  const failure = draft.events.find((event) => event.name === "payment.failed")?.payment;
  const isPaid = payment.status === "captured" || payment.status === "authorized";
  return {
    error: failure ? errorOf(failure) : null,
    response: isPaid
      ? {
          razorpay_payment_id: payment.id,
          razorpay_order_id: orderId,
          razorpay_signature: signPayment(keySecret, orderId, payment.id),
        }
      : null,
    handler: isPaid ? countHandlerCalls(draft, orderId) : 0,
  };
}

function errorOf(payment: Payment) {
  return {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  };
}

function countHandlerCalls(draft: Draft, orderId: string): 0 | 1 | 2 {
  if (takeFault(draft, "handler_never", orderId)) return 0;
  return takeFault(draft, "handler_twice", orderId) ? 2 : 1;
}

function assertKey(given: string | undefined, keyId: string): void {
  if (given !== keyId) throw new GatewayError(401, "The api key provided is invalid", { field: "key" });
}

/** Returns the script that defines `window.Razorpay`: the page's source, and a call with its markup and styles. */
async function checkoutScript(origin: string): Promise<string> {
  const [source, markup, styles] = await Promise.all(
    ["page/checkout.js", "page/checkout.html", "page/checkout.css"].map((name) =>
      readFile(join(import.meta.dirname, name), "utf8"),
    ),
  );
  const page = JSON.stringify({ origin, markup, styles });
  return `(() => {\n${source?.replaceAll(/^export /gm, "")}\ninstallCheckout(${page});\n})();\n`;
}
