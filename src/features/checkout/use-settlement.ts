import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { pokePurchaseMail, type CheckoutFields } from "../../data/payments";
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
} from "./settle-payment";

/** How often to look for an order that is late, every 10 s: five minutes when it is paid, one when it may not be. */
const timesWhenPaid = 30;
const timesWhenUnknown = 6;

export type Settlement = {
  state: CheckoutState;
  dispatch: (event: CheckoutEvent) => void;
  /** Ends what is waited for and gives the signal of what begins now. */
  begin: () => AbortSignal;
  /** The gateway's window is about to open for this order: from now on its end is looked for. */
  follow: (opened: PendingPayment) => void;
  /** The gateway's window says that it was paid. */
  confirm: (fields: CheckoutFields) => Promise<void>;
  /** Looks again at the payment whose end is not known; without one nothing happens. */
  resume: () => Promise<void>;
};

/**
 * Follows a payment to its order. When it starts with a pending payment in store, it takes that up by itself. It never
 * decides that a payment was not made: only the server can know.
 *
 * @param options `onSettled` is called once, with the exams of the paid cart; `sleep` for tests
 * @returns where the payment stands, and what the checkout needs to move it
 */
export function useSettlement({
  studentId,
  onSettled,
  sleep = realSleep,
}: {
  studentId: string;
  onSettled: (examIds: string[]) => void;
  sleep?: Sleep | undefined;
}): Settlement {
  const [state, dispatch] = useReducer(reduceCheckout, initialState);
  const work = useRef<AbortController>(null);
  const pending = useRef<PendingPayment>(null);
  const isSettled = useRef(false);

  /** The page's own memory first: storage may be closed, or another tab may have begun to pay something else. */
  const findPending = () => (pending.current ??= readPendingPayment(studentId, new Date()));

  const follow = (opened: PendingPayment): void => {
    pending.current = opened;
    storePendingPayment(studentId, opened);
  };

  const begin = (): AbortSignal => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };

  const settle = (orderId: string): void => {
    if (isSettled.current) return;
    isSettled.current = true;
    const paid = findPending();
    if (paid) storePurchase(studentId, paid);
    void pokePurchaseMail(orderId);
    dispatch({ type: "settled" });
    onSettled(paid?.examIds ?? []);
  };

  const confirm = async (fields: CheckoutFields): Promise<void> => {
    const signal = begin();
    const paid = findPending();
    if (paid) follow({ ...paid, fields });
    dispatch({ type: "paid", paymentId: fields.razorpay_payment_id });
    const confirmed = await confirmWithRetries(fields, { sleep, signal });
    if (signal.aborted) return;
    if (confirmed.status === "success") return settle(confirmed.orderId);
    dispatch({ type: confirmed.status === "pending" ? "still_unconfirmed" : "not_saved" });
    const orderId = await waitForOrder(fields.razorpay_order_id, { times: timesWhenPaid, sleep, signal });
    if (orderId !== null) settle(orderId);
  };

  const ask = async (razorpayOrderId: string): Promise<void> => {
    const signal = begin();
    dispatch({ type: "asked" });
    const answer = await askStatus(razorpayOrderId);
    if (signal.aborted) return;
    if (answer.status === "success") return settle(answer.orderId);
    if (answer.status === "unknown") {
      forgetPendingPayment(studentId, razorpayOrderId);
      pending.current = null;
      return dispatch({ type: "no_such_order" });
    }
    dispatch({ type: "still_unknown" });
    const orderId = await waitForOrder(razorpayOrderId, { times: timesWhenUnknown, sleep, signal });
    if (orderId !== null) settle(orderId);
  };

  const resume = async (): Promise<void> => {
    const found = findPending();
    if (found) await (found.fields ? confirm(found.fields) : ask(found.orderId));
  };

  const start = useEffectEvent(() => void resume());
  useEffect(() => {
    start();
    return () => work.current?.abort();
  }, []);

  return { state, dispatch, begin, follow, confirm, resume };
}
