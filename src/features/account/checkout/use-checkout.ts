import { saveCheckoutConsent, type GivenConsent } from "../../../data/guardian-consents";
import { createOrder, paymentCallbackUrl, type CreateOrderResult } from "../../../data/payments";
import { updateDetails } from "../../../data/students";
import { AppError, messageOf } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import type { StudentDetails } from "../../../lib/student-details";
import type { CheckoutState } from "./checkout-machine";
import { loadGateway, openGateway } from "./gateway-window";
import { removePaymentKey, getPaymentKey } from "./payment-storage";
import type { Sleep } from "./confirm-payment";
import { usePaymentConfirmation } from "./use-payment-confirmation";

/** The page's reactions to the checkout. */
export type CheckoutCallbacks = {
  /** The student's details have been saved. */
  onSaved: (details: StudentDetails) => void;
  /** A price has changed since the page was loaded. */
  onPriceChanged: () => void;
  /** These exams cannot be paid for and must leave the cart. */
  onUnavailable: (examIds: string[]) => void;
  /** The order exists. */
  onConfirmed: (examIds: string[]) => void;
};

/** The values of the form: the student's details, and the guardian's consent, null if nothing is ticked. */
export type CheckoutInput = { details: StudentDetails; consent: GivenConsent | null };

/** The cart as the page shows it: its items, and its total in paise. */
export type PayableCart = { items: readonly { examId: string; name: string }[]; amountPaise: number };

type RefusedOrder = Extract<CreateOrderResult, { examIds: string[] }>;

/** Creates the gateway's order of this cart, with an idempotency key (docs/payments.md section 2, steps 1 to 5). */
async function startOrder(studentId: string, cart: PayableCart): Promise<CreateOrderResult> {
  const items = cart.items.map(({ examId }) => examId);
  const requestOrder = () =>
    createOrder({ amount: cart.amountPaise, items, key: getPaymentKey(studentId, items) });
  const orderResult = await requestOrder();
  if (orderResult.outcome !== "key_reused") return orderResult;
  // The stored idempotency key belongs to another cart, because the stored entry was tampered with or half written.
  removePaymentKey(studentId);
  return requestOrder();
}

/**
 * Runs the checkout of a page, from the press on Proceed to Pay to the order.
 *
 * @param options the cart's student, the callbacks of the page, and `sleep` for tests
 * @returns the state; `pay`, which takes the valid input and the shown cart; `resume`, which asks again about a pending
 * payment; `leave`, to call before going to another page
 */
export function useCheckout({
  studentId,
  email,
  callbacks,
  sleep,
}: {
  studentId: string;
  email: string;
  callbacks: CheckoutCallbacks;
  sleep?: Sleep | undefined;
}): {
  state: CheckoutState;
  pay: (input: CheckoutInput, cart: PayableCart) => Promise<void>;
  resume: () => Promise<void>;
  leave: () => void;
} {
  const { state, dispatch, startStep, trackPayment, confirm, resume, leave } = usePaymentConfirmation({
    studentId,
    onConfirmed: callbacks.onConfirmed,
    sleep,
  });

  const handleRefusal = ({ outcome, examIds }: RefusedOrder, cart: PayableCart): void => {
    const unavailableItems = cart.items.filter(({ examId }) => examIds.includes(examId));
    dispatch({
      type: "not_started",
      notice: { kind: outcome, exams: unavailableItems.map(({ name }) => name) },
    });
    if (outcome === "price_changed") callbacks.onPriceChanged();
    if (examIds.length > 0) callbacks.onUnavailable(examIds);
  };

  /**
   * Saves the details and the consent, and returns the gateway's order of the cart. The page is informed of the saved
   * details before the order is created, because they stay saved even if the payment fails.
   */
  const saveInputAndCreateOrder = async (
    { details, consent }: CheckoutInput,
    cart: PayableCart,
  ): Promise<CreateOrderResult> => {
    await updateDetails(studentId, details, "checkout_profile_not_saved");
    callbacks.onSaved(details);
    const orderResult = await startOrder(studentId, cart);
    // begin_payment deletes the consents of earlier, unpaid tries, so the consent is saved after the order is created.
    if (orderResult.outcome === "ready" && consent) await saveCheckoutConsent(consent);
    return orderResult;
  };

  const createOrderAndOpenWindow = async (
    input: CheckoutInput,
    cart: PayableCart,
    signal: AbortSignal,
  ): Promise<void> => {
    const [gateway, orderResult] = await Promise.all([loadGateway(), saveInputAndCreateOrder(input, cart)]);
    if (signal.aborted) return;
    if (orderResult.outcome !== "ready") return handleRefusal(orderResult, cart);
    const { id, amount, currency, key_id: key } = orderResult.order;
    const examIds = cart.items.map(({ examId }) => examId);
    trackPayment({ razorpayOrderId: id, examIds, openedAt: new Date().toISOString(), fields: null });
    openGateway(gateway, {
      key,
      amount,
      currency,
      order_id: id,
      description: cart.items.map(({ name }) => name).join(", "),
      prefill: { name: input.details.name, email, contact: input.details.phone },
      modal: { ondismiss: () => void resume() },
      handler: (fields) => void confirm(fields),
      callback_url: paymentCallbackUrl,
    });
    dispatch({ type: "window_opened" });
  };

  const pay = async (input: CheckoutInput, cart: PayableCart): Promise<void> => {
    const signal = startStep({ type: "pay_pressed" });
    if (!signal) return;
    try {
      await createOrderAndOpenWindow(input, cart, signal);
    } catch (error) {
      report("starting a payment", error);
      // Without a connection the reason is `offline`, whichever request failed first.
      const reason = navigator.onLine ? error : new AppError("offline", { cause: error });
      dispatch({ type: "not_started", notice: { kind: "failed", message: messageOf(reason) } });
    }
  };

  return { state, pay, resume, leave };
}
