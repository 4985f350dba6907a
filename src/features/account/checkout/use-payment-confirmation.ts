import { useEffect, useEffectEvent, useRef, useState } from "react";
import { requestPurchaseMail, type CheckoutFields } from "../../../data/payments";
import { initialState, reduceCheckout, type CheckoutEvent, type CheckoutState } from "./checkout-machine";
import {
  removePendingPayment,
  readPendingPayment,
  storePendingPayment,
  storePurchase,
  type PendingPayment,
} from "./payment-storage";
import {
  fetchOrderStatus,
  confirmWithRetries,
  isFinal,
  isInReview,
  sleep as realSleep,
  waitForOrder,
  type FinalOutcome,
  type Sleep,
} from "./confirm-payment";

/**
 * How often the page asks for a late order, once every 10 s: for five minutes if the payment was made, for one minute if
 * we do not know whether it was made.
 */
const maxTriesWhenPaid = 30;
const maxTriesWhenUnknown = 6;

export type PaymentConfirmation = {
  state: CheckoutState;
  dispatch: (event: CheckoutEvent) => void;
  /** Starts the step of an event and stops the previous step; null if the event does not apply in this state. */
  startStep: (event: CheckoutEvent) => AbortSignal | null;
  /** Stores the gateway order before its window opens, so that the page can ask for its outcome, even after a reload. */
  trackPayment: (pendingPayment: PendingPayment) => void;
  /** Called when the gateway's window reports a payment: confirms it with the server. */
  confirm: (fields: CheckoutFields) => Promise<void>;
  /** Asks again about a pending payment; does nothing without one. */
  resume: () => Promise<void>;
  /** Stops following the payment. Call it before another page is opened, which then follows the payment instead. */
  leave: () => void;
};

/**
 * Follows a payment until its order exists. A pending payment that is stored on this device is resumed automatically.
 * Only the server can know that a payment was not made.
 *
 * @param options `onConfirmed` is called once, with the exams of the paid cart; `sleep` for tests
 * @returns the state, and the steps that the checkout takes
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
  const stateRef = useRef(initialState);
  const stepController = useRef<AbortController>(null);
  const pendingPaymentRef = useRef<PendingPayment>(null);

  /**
   * Returns the pending payment of this page, otherwise the stored one: storage may be blocked, or another tab may have
   * stored another payment.
   */
  const findPendingPayment = () => (pendingPaymentRef.current ??= readPendingPayment(studentId, new Date()));

  const trackPayment = (pendingPayment: PendingPayment): void => {
    pendingPaymentRef.current = pendingPayment;
    storePendingPayment(studentId, pendingPayment);
  };

  /** Updates the state immediately, not at the next render, which would be too late for a double press. */
  const dispatch = (event: CheckoutEvent): boolean => {
    const nextState = reduceCheckout(stateRef.current, event);
    const isChanged = nextState !== stateRef.current;
    stateRef.current = nextState;
    setState(nextState);
    return isChanged;
  };

  const startStep = (event: CheckoutEvent): AbortSignal | null => {
    // Unmounting the page aborted the step, so it starts again even if the state stays the same.
    const isStopped = stepController.current?.signal.aborted ?? true;
    if (!dispatch(event) && !isStopped) return null;
    stepController.current?.abort();
    stepController.current = new AbortController();
    return stepController.current.signal;
  };

  const removePending = (razorpayOrderId: string): void => {
    removePendingPayment(studentId, razorpayOrderId);
    pendingPaymentRef.current = null;
  };

  const handleOutcome = (razorpayOrderId: string, outcome: FinalOutcome): void => {
    if (outcome.status === "success") return finish(outcome.orderId);
    removePending(razorpayOrderId);
    dispatch({ type: outcome.status });
  };

  const finish = (orderId: string): void => {
    if (!dispatch({ type: "confirmed" })) return;
    const paidPayment = findPendingPayment();
    if (paidPayment) storePurchase(studentId, paidPayment);
    void requestPurchaseMail(orderId);
    onConfirmed(paidPayment?.examIds ?? []);
  };

  const confirm = async (fields: CheckoutFields): Promise<void> => {
    const signal = startStep({ type: "paid", paymentId: fields.razorpay_payment_id });
    if (!signal) return;
    const paidPayment = findPendingPayment();
    if (paidPayment?.razorpayOrderId === fields.razorpay_order_id) trackPayment({ ...paidPayment, fields });
    const confirmation = await confirmWithRetries(fields, { sleep, signal });
    if (signal.aborted) return;
    if (isFinal(confirmation)) return handleOutcome(fields.razorpay_order_id, confirmation);
    const isPending = confirmation.status === "pending";
    dispatch({
      type: isInReview(confirmation) ? "review_found" : isPending ? "confirmation_pending" : "not_saved",
    });
    const outcome = await waitForOrder(fields.razorpay_order_id, {
      maxTries: maxTriesWhenPaid,
      sleep,
      signal,
    });
    if (outcome !== null) handleOutcome(fields.razorpay_order_id, outcome);
  };

  const askServer = async (razorpayOrderId: string): Promise<void> => {
    const signal = startStep({ type: "status_requested" });
    if (!signal) return;
    const reply = await fetchOrderStatus(razorpayOrderId);
    if (signal.aborted) return;
    if (isFinal(reply)) return handleOutcome(razorpayOrderId, reply);
    if (reply.status === "unknown") {
      removePending(razorpayOrderId);
      dispatch({ type: "order_not_found" });
      return;
    }
    dispatch({ type: isInReview(reply) ? "review_found" : "no_payment_found" });
    const outcome = await waitForOrder(razorpayOrderId, { maxTries: maxTriesWhenUnknown, sleep, signal });
    if (outcome !== null) handleOutcome(razorpayOrderId, outcome);
  };

  const resume = async (): Promise<void> => {
    const pendingPayment = findPendingPayment();
    if (pendingPayment)
      await (pendingPayment.fields
        ? confirm(pendingPayment.fields)
        : askServer(pendingPayment.razorpayOrderId));
  };

  const leave = (): void => stepController.current?.abort();

  const start = useEffectEvent(() => void resume());
  useEffect(() => {
    start();
    return () => stepController.current?.abort();
  }, []);

  return { state, dispatch, startStep, trackPayment, confirm, resume, leave };
}
