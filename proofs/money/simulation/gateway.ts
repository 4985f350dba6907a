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
import { draftOf, put, type Delivery, type Payment } from "../../../tools/local/sandbox/state";
import { keys } from "./keys";
import { openMemoryStore } from "./memory-store";

/** The payment sandbox in process: its API, its bank, and the webhooks in its books. */
export type Gateway = ReturnType<typeof openGateway>;

const startsAt = Date.UTC(2026, 10, 21, 6, 30);
const payer = { email: "someone@olympeak.example", contact: "+919999999999" };

/** Opens a gateway that has seen nothing; its clock stops until `letPass`. */
export function openGateway() {
  let now = startsAt;
  let count = 0;
  let isSilent = false;
  const newId = (prefix: string) => prefix + String((count += 1)).padStart(14, "0");
  const store = openMemoryStore({ clock: () => now, newId });
  const app = createSandboxApp(store, keys);
  const payment = (id: string): Payment => getPayment(draftOf(store.state), id);
  const loseWebhooks = () => {
    for (const row of store.state.deliveries.values()) {
      if (row.state === "pending")
        store.transact((draft) => put(draft, "deliveries", { ...row, state: "never_sent" }));
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
    /** Answers one request of ours, as over HTTP. */
    answer: (path: string, init: RequestInit | undefined) => app.request(path, init),
    payment,
    /** Somebody begins to pay an order; with `isAltered` another amount than the order's. Returns the payment's id. */
    begin: (orderId: string, isAltered: boolean) =>
      store.transact((draft, moment) => {
        if (isAltered) armFault(draft, "amount_altered", orderId, 1);
        return startPayment(draft, moment, orderId, payer).id;
      }),
    fail: (id: string) => void store.transact((draft) => failPayment(draft, id)),
    authorise(id: string) {
      if (!payment(id).captured) store.transact((draft) => authorisePayment(draft, id));
    },
    /** The bank takes the money, unless we have asked for it already. */
    capture(id: string) {
      if (!payment(id).captured) store.transact((draft) => capturePayment(draft, id));
    },
    /** Every refund asked for reaches the family's bank. */
    payOutRefunds() {
      for (const { id, processesAt } of store.state.refunds.values()) {
        if (processesAt !== null) store.transact((draft) => processRefund(draft, id), !isSilent);
      }
    },
    /** The refunds of families in paise, the smallest first. */
    listRefundsPaise: (): number[] =>
      [...store.state.refunds.values()].map(({ entity }) => entity.amount).toSorted((a, b) => a - b),
    /** Everything that waits to be delivered never is. */
    loseWebhooks,
    /** From here on no refund is reported. */
    fallSilent() {
      isSilent = true;
      loseWebhooks();
    },
    deliveries: (): Delivery[] => [...store.state.deliveries.values()],
    sign: (orderId: string, paymentId: string) => signPayment(keys.keySecret, orderId, paymentId),
    signBody: (body: string) => signBody(keys.webhookSecret, body),
    /** Books the answer to a webhook; null when the connection was cut. One that was answered well stays delivered. */
    book(id: string, status: number | null) {
      if (store.state.deliveries.get(id)?.state === "delivered") return;
      store.transact((draft, moment) => recordDelivery(draft, moment, id, { status, error: null }));
    },
  };
}
