import { useEffect, useEffectEvent, useRef, useState } from "react";
import { requestPurchaseMail, type CheckoutFields } from "../../../data/payments";
import { initialState, reduceCheckout, type CheckoutEvent, type CheckoutState } from "./checkout-machine";
import {
  forgetPendingPayment,
  readPendingPayment,
  storePendingPayment,
  storePurchase,
  type PendingPayment,
} from "./payment-memory";
import {
  askStatus,
  confirmWithRetries,
  sleep as realSleep,
  waitForOrder,
  type Sleep,
} from "./confirm-payment";

/** How often to look for an order that is late, every 10 s: five minutes when it is paid, one when it may not be. */
const timesWhenPaid = 30;
const timesWhenUnknown = 6;

export type PaymentConfirmation = {
  state: CheckoutState;
  dispatch: (event: CheckoutEvent) => void;
  /** Begins what the event calls for and ends what was waited for; null where the event means nothing now. */
  begin: (event: CheckoutEvent) => AbortSignal | null;
  /** The gateway's window is about to open for this order: from now on its end is looked for. */
  follow: (opened: PendingPayment) => void;
  /** The gateway's window says that it was paid. */
  confirm: (fields: CheckoutFields) => Promise<void>;
  /** Looks again at the payment whose end is not known; without one nothing happens. */
  resume: () => Promise<void>;
  /** The user leaves for another page, which continues the payment: its outcome is no longer shown here. */
  leave: () => void;
};

/**
 * Follows a payment to its order. When it starts with a pending payment in store, it takes that up on its own. It never
 * decides that a payment was not made: only the server can know.
 *
 * @param options `onConfirmed` is called once, with the exams of the paid cart; `sleep` for tests
 * @returns where the payment is, and what the checkout needs to move it
 */
export function usePaymentConfirmation({
  studentId,
  onConfirmed,
  sleep = realSleep,
}: {
  studentId: string;
  onConfirmed: (examIds: string[]) => void;
  sleep?: Sleep | undefined;
}): PaymentConfirmation {
  const [state, setState] = useState(initialState);
  const current = useRef(initialState);
  const work = useRef<AbortController>(null);
  const pending = useRef<PendingPayment>(null);

  /** The page's own memory first: storage may be closed, or another tab may have started to pay something else. */
  const findPending = () => (pending.current ??= readPendingPayment(studentId, new Date()));

  const follow = (opened: PendingPayment): void => {
    pending.current = opened;
    storePendingPayment(studentId, opened);
  };

  /** Decides at once, not at the next render: a double press or a doubled handler is quicker than that. */
  const dispatch = (event: CheckoutEvent): boolean => {
    const next = reduceCheckout(current.current, event);
    const isMeaningful = next !== current.current;
    current.current = next;
    setState(next);
    return isMeaningful;
  };

  const begin = (event: CheckoutEvent): AbortSignal | null => {
    // What a page that has gone had started was stopped, so it is started again.
    const isStopped = work.current?.signal.aborted ?? true;
    if (!dispatch(event) && !isStopped) return null;
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  const finish = (orderId: string): void => {
    if (!dispatch({ type: "confirmed" })) return;
    const paid = findPending();
    if (paid) storePurchase(studentId, paid);
    void requestPurchaseMail(orderId);
    onConfirmed(paid?.examIds ?? []);
  };

  const confirm = async (fields: CheckoutFields): Promise<void> => {
    const signal = begin({ type: "paid", paymentId: fields.razorpay_payment_id });
    if (!signal) return;
    const paid = findPending();
    if (paid?.razorpayOrderId === fields.razorpay_order_id) follow({ ...paid, fields });
    const confirmation = await confirmWithRetries(fields, { sleep, signal });
    if (signal.aborted) return;
    if (confirmation.status === "success") return finish(confirmation.orderId);
    dispatch({ type: confirmation.status === "pending" ? "still_unconfirmed" : "not_saved" });
    const orderId = await waitForOrder(fields.razorpay_order_id, { times: timesWhenPaid, sleep, signal });
    if (orderId !== null) finish(orderId);
  };

  const ask = async (razorpayOrderId: string): Promise<void> => {
    const signal = begin({ type: "asked" });
    if (!signal) return;
    const answer = await askStatus(razorpayOrderId);
    if (signal.aborted) return;
    if (answer.status === "success") return finish(answer.orderId);
    if (answer.status === "unknown") {
      forgetPendingPayment(studentId, razorpayOrderId);
      pending.current = null;
      dispatch({ type: "no_such_order" });
      return;
    }
    dispatch({ type: "still_unknown" });
    const orderId = await waitForOrder(razorpayOrderId, { times: timesWhenUnknown, sleep, signal });
    if (orderId !== null) finish(orderId);
  };

  const resume = async (): Promise<void> => {
    const found = findPending();
    if (found) await (found.fields ? confirm(found.fields) : ask(found.razorpayOrderId));
  };

  const leave = (): void => work.current?.abort();

  const start = useEffectEvent(() => void resume());
  useEffect(() => {
    start();
    return () => work.current?.abort();
  }, []);

  return { state, dispatch, begin, follow, confirm, resume, leave };
}
