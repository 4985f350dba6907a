import { Hono, type Context } from "hono";
import { basicAuth } from "./basic-auth";
import {
  captureSchema,
  idempotencyKeyPattern,
  orderPageSchema,
  orderSchema,
  pageSchema,
  refundSchema,
} from "./api-schemas";
import { listCollection, type Page } from "./list-collection";
import { GatewayError } from "./gateway-error";
import { applyOrderFault, cutConnection, type NodeBindings } from "./order-faults";
import { createOrder, getOrder } from "./orders";
import { captureByRequest, getPayment } from "./payments";
import { readBody, readQuery } from "./read-input";
import { getRefund, refundPayment } from "./refunds";
import { createDraft } from "./state";
import type { Store } from "./store";

/** Creates the gateway's own API below /v1 (docs/payments.md section 5), with Basic auth. */
export function createApi(store: Store, keys: { keyId: string; keySecret: string }): Hono<NodeBindings> {
  const api = new Hono<NodeBindings>();
  const currentState = () => createDraft(store.state);
  const listPayments = () => [...store.state.payments.values()].map((row) => row.entity);
  api.use(basicAuth(keys));

  api.post("/orders", async (c) => {
    const { isCut, hungResponse } = await applyOrderFault(c, store);
    if (hungResponse) return hungResponse;
    const input = await readBody(c, orderSchema);
    const order = store.transact((draft, context) => createOrder(draft, context, input));
    return isCut ? cutConnection(c) : c.json(order);
  });
  api.get("/orders", (c) => {
    const { receipt, ...page } = readQuery(c, orderPageSchema);
    const orders = [...store.state.orders.values()];
    return c.json(
      listCollection(
        orders.filter((order) => receipt === undefined || order.receipt === receipt),
        page,
      ),
    );
  });
  api.get("/orders/:id", (c) => c.json(getOrder(currentState(), c.req.param("id"))));
  api.get("/orders/:id/payments", (c) => {
    const { id } = getOrder(currentState(), c.req.param("id"));
    return c.json(
      listCollection(
        listPayments().filter((payment) => payment.order_id === id),
        wholeCollection,
      ),
    );
  });

  api.get("/payments", (c) => c.json(listCollection(listPayments(), readQuery(c, pageSchema))));
  api.get("/payments/:id", (c) => c.json(getPayment(currentState(), c.req.param("id"))));
  api.post("/payments/:id/capture", async (c) => {
    const input = await readBody(c, captureSchema);
    return c.json(store.transact((draft) => captureByRequest(draft, c.req.param("id"), input)));
  });
  api.post("/payments/:id/refund", async (c) => {
    const key = readIdempotencyKey(c);
    const input = await readBody(c, refundSchema);
    const id = c.req.param("id");
    return c.json(store.transact((draft, context) => refundPayment(draft, context, id, input, key)));
  });
  api.get("/refunds/:id", (c) => c.json(getRefund(currentState(), c.req.param("id"))));
  return api;
}

const wholeCollection: Page = { from: 0, to: Infinity, count: Infinity, skip: 0 };

function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header("x-refund-idempotency") ?? null;
  if (key === null || idempotencyKeyPattern.test(key)) return key;
  throw new GatewayError(
    400,
    "The idempotency key must be at least 10 characters of A-Z, a-z, 0-9, - and _",
    {
      field: "x-refund-idempotency",
    },
  );
}
