import type { OrderRefusal } from "../../../data/payments";

/** The message above the pay button: why a payment did not happen, or what to know before paying; `exams` are names. */
export type CheckoutNotice =
  | { kind: "failed"; message: string }
  | { kind: OrderRefusal | "unfinished" | "window_closed" | "refunded" | "refused"; exams?: string[] };

/**
 * The state of a payment on this page (docs/payments.md sections 2 to 4): `ready` to be paid · `starting`: saving the
 * details, creating the order, loading the window · `paying`: the gateway's window is open · `asking` the server about
 * an order with unknown outcome, for example after the window was closed · `confirming`: paid, the order is being saved
 * · `unconfirmed` and `not_saved`: paid, but there is no order yet · `in_review`: paid, and an organiser decides about
 * it · `confirmed`: the order exists.
 */
export type CheckoutState =
  | { step: "ready"; notice: CheckoutNotice | null }
  | { step: "starting" | "paying" | "confirmed" }
  | { step: "asking"; wasOpen: boolean }
  | { step: "confirming" | "unconfirmed" | "not_saved" | "in_review"; paymentId: string };

/**
 * An event of the page, the gateway's window or the server. `status_requested`: the page asks the server about the order.
 * The server's replies about it: `no_payment_found` yet, `order_not_found` (the server does not know the gateway order),
 * `refunded`, `refused` (an organiser has decided not to refund the payment) or `confirmed`. After `paid` (the window
 * reports the payment), the order may be `confirmation_pending` or `not_saved` first; `review_found` means that an
 * organiser decides about the payment.
 */
export type CheckoutEvent =
  | { type: "pay_pressed" }
  | { type: "window_opened" }
  | { type: "not_started"; notice: CheckoutNotice }
  | { type: "status_requested" }
  | { type: "no_payment_found" }
  | { type: "order_not_found" }
  | { type: "paid"; paymentId: string }
  | { type: "confirmation_pending" }
  | { type: "not_saved" }
  | { type: "review_found" }
  | { type: "refunded" }
  | { type: "refused" }
  | { type: "confirmed" };

type Step = CheckoutState["step"];

/**
 * The steps in which an event is valid. In any other step it is late, repeated or out of order, and changes nothing.
 */
const validSteps: Record<CheckoutEvent["type"], readonly Step[]> = {
  pay_pressed: ["ready"],
  window_opened: ["starting"],
  not_started: ["starting"],
  status_requested: ["ready", "paying"],
  no_payment_found: ["asking"],
  order_not_found: ["asking"],
  // Valid at almost any time: the window may be closed, or the button pressed again, before the gateway reports a
  // payment.
  paid: ["ready", "starting", "paying", "asking", "unconfirmed", "not_saved", "in_review"],
  confirmation_pending: ["confirming"],
  not_saved: ["confirming"],
  review_found: ["asking", "confirming"],
  refunded: ["ready", "asking", "confirming", "unconfirmed", "not_saved", "in_review"],
  refused: ["ready", "asking", "confirming", "unconfirmed", "not_saved", "in_review"],
  confirmed: ["ready", "starting", "paying", "asking", "confirming", "unconfirmed", "not_saved", "in_review"],
};

/**
 * @param state the payment's state
 * @returns whether the payment was made: then the form is replaced
 */
export function isPaid(state: CheckoutState): boolean {
  return ["confirming", "unconfirmed", "not_saved", "in_review", "confirmed"].includes(state.step);
}

export const initialState: CheckoutState = { step: "ready", notice: null };

function createReadyState(notice: CheckoutNotice | null): CheckoutState {
  return { step: "ready", notice };
}

/** Whether the server is being asked because the gateway's window was closed, not because of an earlier payment. */
function wasJustClosed(state: CheckoutState): boolean {
  return state.step === "asking" && state.wasOpen;
}

/** Returns the next state of a payment that was made but could not be confirmed. */
function failConfirming(
  state: CheckoutState,
  step: "unconfirmed" | "not_saved" | "in_review",
): CheckoutState {
  return state.step === "confirming" ? { step, paymentId: state.paymentId } : state;
}

/**
 * @param state the payment's state
 * @param event the event
 * @returns the next state. After a payment the state returns to `ready` only once it is decided that
 * there will be no order: the money is refunded, or an organiser has refused that; `confirmed` is final.
 */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (!validSteps[event.type].includes(state.step)) return state;
  switch (event.type) {
    case "pay_pressed":
      return { step: "starting" };
    case "window_opened":
      return { step: "paying" };
    case "not_started":
      return createReadyState(event.notice);
    case "status_requested":
      return { step: "asking", wasOpen: state.step === "paying" };
    case "no_payment_found":
      return createReadyState({ kind: wasJustClosed(state) ? "window_closed" : "unfinished" });
    case "order_not_found":
      return createReadyState(wasJustClosed(state) ? { kind: "window_closed" } : null);
    case "paid":
      return { step: "confirming", paymentId: event.paymentId };
    case "confirmation_pending":
      return failConfirming(state, "unconfirmed");
    case "not_saved":
      return failConfirming(state, "not_saved");
    case "review_found":
      return state.step === "confirming"
        ? failConfirming(state, "in_review")
        : createReadyState({ kind: "payment_in_review" });
    case "refunded":
    case "refused":
      return createReadyState({ kind: event.type });
    case "confirmed":
      return { step: "confirmed" };
  }
}
