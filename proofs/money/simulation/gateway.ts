import { armFault } from "../../../tools/local/sandbox/faults";
import {
  authorisePayment,
  capturePayment,
  failPayment,
  getPayment,
  startPayment,
} from "../../../tools/local/sandbox/payments";
import { recordDelivery } from "../../../tools/local/sandbox/record-delivery";
import { processRefund } from "../../../tools/local/sandbox/refunds";
import { createSandboxApp } from "../../../tools/local/sandbox/sandbox-app";
import { signBody, signPayment } from "../../../tools/local/sandbox/signatures";
import { createDraft, putRow, type Delivery, type Payment } from "../../../tools/local/sandbox/state";
import { keys } from "./keys";
import { openMemoryStore } from "./memory-store";

/** The payment sandbox in this process: its API, its bank, and its recorded webhooks. */
export type Gateway = ReturnType<typeof openGateway>;

const startsAt = Date.UTC(2026, 10, 21, 6, 30);
const payer = { email: "someone@olympeak.example", contact: "+919999999999" };

/** Opens an empty gateway; its clock moves only with `letPass`. */
export function openGateway() {
  let now = startsAt;
  let count = 0;
  let isSilent = false;
  const newId = (prefix: string) => prefix + String((count += 1)).padStart(14, "0");
  const store = openMemoryStore({ clock: () => now, newId });
  const app = createSandboxApp(store, keys);
  const findPayment = (id: string): Payment => getPayment(createDraft(store.state), id);
  const loseWebhooks = () => {
    for (const row of store.state.deliveries.values()) {
      if (row.state === "pending")
        store.transact((draft) => putRow(draft, "deliveries", { ...row, state: "never_sent" }));
    }
  };

  return {
    now: () => new Date(now),
    letPass: (seconds: number) => void (now += seconds * 1000),
    reset() {
      store.reset();
      now = startsAt;
      count = 0;
      isSilent = false;
    },
    /** Returns the response to a request to the gateway's API. */
    handleRequest: (path: string, init: RequestInit | undefined) => app.request(path, init),
    getPayment: findPayment,
    /** Starts a payment of an order; if `isAltered`, its amount differs from the order's. Returns the payment's id. */
    startPayment: (orderId: string, isAltered: boolean) =>
      store.transact((draft, moment) => {
        if (isAltered) armFault(draft, "amount_altered", orderId, 1);
        return startPayment(draft, moment, orderId, payer).id;
      }),
    fail: (id: string) => void store.transact((draft) => failPayment(draft, id)),
    authorise(id: string) {
      if (!findPayment(id).captured) store.transact((draft) => authorisePayment(draft, id));
    },
    /** Captures the payment at the bank if it is not captured yet. */
    capture(id: string) {
      if (!findPayment(id).captured) store.transact((draft) => capturePayment(draft, id));
    },
    /** Pays every requested refund to the family's bank. */
    payOutRefunds() {
      for (const { id, processesAt } of store.state.refunds.values()) {
        if (processesAt !== null) store.transact((draft) => processRefund(draft, id), !isSilent);
      }
    },
    /** Lists the refunds in paise, the smallest first. */
    listRefundsPaise: (): number[] =>
      [...store.state.refunds.values()].map(({ entity }) => entity.amount).toSorted((a, b) => a - b),
    /** Marks all pending webhooks as never sent. */
    loseWebhooks,
    /** Stops reporting refunds, and marks all pending webhooks as never sent. */
    stopReports() {
      isSilent = true;
      loseWebhooks();
    },
    deliveries: (): Delivery[] => [...store.state.deliveries.values()],
    sign: (orderId: string, paymentId: string) => signPayment(keys.keySecret, orderId, paymentId),
    signBody: (body: string) => signBody(keys.webhookSecret, body),
    /** Records the status of a webhook's response, or null if the connection was cut. A delivered webhook stays delivered. */
    recordDelivery(id: string, status: number | null) {
      if (store.state.deliveries.get(id)?.state === "delivered") return;
      store.transact((draft, moment) => recordDelivery(draft, moment, id, { status, error: null }));
    },
  };
}
