import { paymentCallbackUrl, type CreatedOrder } from "../../data/payments";
import { updateDetails } from "../../data/students";
import { AppError, messageOf, sentenceOf } from "../../lib/app-error";
import { report } from "../../lib/report";
import type { StudentDetails } from "../../lib/student-details";
import type { CheckoutNotice, CheckoutState } from "./checkout-machine";
import { loadGateway, openGateway } from "./gateway-window";
import { preparePayment, type PayableCart } from "./prepare-payment";
import type { Sleep } from "./confirm-payment";
import { usePaymentConfirmation } from "./use-payment-confirmation";

/** What the page does about things that are not the checkout's: prices, the cart, the way on. */
export type CheckoutEvents = {
  /** The student's details have been saved. */
  onSaved: (details: StudentDetails) => void;
  /** A price is not what the page shows. */
  onPriceChanged: () => void;
  /** These exams cannot be paid for and belong out of the cart. */
  onTakeOut: (examIds: string[]) => void;
  /** The order is there. */
  onConfirmed: (examIds: string[]) => void;
};

type Obstacle = Exclude<CreatedOrder, { outcome: "ready" }>;

/** The sentence about an obstacle, with the exams it is about by name. */
function toNotice(obstacle: Obstacle, cart: PayableCart): CheckoutNotice {
  switch (obstacle.outcome) {
    case "price_changed":
      return { kind: "price_changed" };
    case "already_enrolled":
    case "exam_unavailable": {
      const named = cart.items.filter(({ examId }) => obstacle.examIds.includes(examId));
      return { kind: obstacle.outcome, names: named.map(({ name }) => name) };
    }
    case "profile_incomplete":
      return { kind: "failed", message: sentenceOf("profile_incomplete") };
    case "key_reused":
      return { kind: "failed", message: sentenceOf("payment_not_started") };
  }
}

/**
 * The checkout of one page: from the press on Proceed to Pay to the order.
 *
 * @param options whose cart, what to do about the rest of the page, and `sleep` for tests
 * @returns where it stands, `pay` with the checked details and the cart as shown, `resume` to look again
 */
export function useCheckout({
  studentId,
  email,
  events,
  sleep,
}: {
  studentId: string;
  email: string;
  events: CheckoutEvents;
  sleep?: Sleep | undefined;
}): {
  state: CheckoutState;
  pay: (details: StudentDetails, cart: PayableCart) => Promise<void>;
  resume: () => Promise<void>;
} {
  const { state, dispatch, begin, follow, confirm, resume } = usePaymentConfirmation({
    studentId,
    onConfirmed: events.onConfirmed,
    sleep,
  });

  const stop = (obstacle: Obstacle, cart: PayableCart): void => {
    dispatch({ type: "not_started", notice: toNotice(obstacle, cart) });
    if (obstacle.outcome === "price_changed") events.onPriceChanged();
    if ("examIds" in obstacle) events.onTakeOut(obstacle.examIds);
  };

  /** What is saved is told at once: it stays saved whatever becomes of the payment. */
  const prepare = async (details: StudentDetails, cart: PayableCart): Promise<CreatedOrder> => {
    await updateDetails(studentId, details, "checkout_profile_not_saved");
    events.onSaved(details);
    return preparePayment(studentId, cart);
  };

  const prepareAndOpen = async (
    details: StudentDetails,
    cart: PayableCart,
    signal: AbortSignal,
  ): Promise<void> => {
    const [gateway, created] = await Promise.all([loadGateway(), prepare(details, cart)]);
    if (signal.aborted) return;
    if (created.outcome !== "ready") return stop(created, cart);
    const { id, amount, currency, key_id: key } = created.order;
    const examIds = cart.items.map(({ examId }) => examId);
    follow({ razorpayOrderId: id, examIds, openedAt: new Date().toISOString(), fields: null });
    openGateway(gateway, {
      key,
      amount,
      currency,
      order_id: id,
      description: cart.items.map(({ name }) => name).join(", "),
      prefill: { name: details.name, email, contact: details.phone },
      modal: { ondismiss: () => void resume() },
      handler: (fields) => void confirm(fields),
      callback_url: paymentCallbackUrl,
    });
    dispatch({ type: "opened" });
  };

  const pay = async (details: StudentDetails, cart: PayableCart): Promise<void> => {
    const signal = begin({ type: "pressed" });
    if (!signal) return;
    try {
      await prepareAndOpen(details, cart, signal);
    } catch (error) {
      report("starting a payment", error);
      // Which of the requests failed first says little when the device itself has no connection.
      const reason = navigator.onLine ? error : new AppError("offline", { cause: error });
      dispatch({ type: "not_started", notice: { kind: "failed", message: messageOf(reason) } });
    }
  };

  return { state, pay, resume };
}
