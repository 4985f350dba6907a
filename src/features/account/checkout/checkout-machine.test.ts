import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  initialState,
  isPaid,
  reduceCheckout,
  type CheckoutEvent,
  type CheckoutState,
} from "./checkout-machine";

const payPressed: CheckoutEvent = { type: "pay_pressed" };
const windowOpened: CheckoutEvent = { type: "window_opened" };
const statusRequested: CheckoutEvent = { type: "status_requested" };
const paid: CheckoutEvent = { type: "paid", paymentId: "pay_1" };
const noPaymentFound: CheckoutEvent = { type: "no_payment_found" };
const paymentNotStarted: CheckoutEvent = { type: "not_started", notice: { kind: "price_changed" } };
const confirmationPending: CheckoutEvent = { type: "confirmation_pending" };
const orderNotSaved: CheckoutEvent = { type: "not_saved" };
const confirmed: CheckoutEvent = { type: "confirmed" };
const orderNotFound: CheckoutEvent = { type: "order_not_found" };

const allEvents = [
  payPressed,
  windowOpened,
  statusRequested,
  paid,
  noPaymentFound,
  paymentNotStarted,
  confirmationPending,
  orderNotSaved,
  confirmed,
  orderNotFound,
];

function reduceEvents(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(reduceCheckout, initialState);
}

describe("a gateway window that was closed", () => {
  it("without a payment shows another notice than an earlier unfinished payment", () => {
    expect(reduceEvents(payPressed, windowOpened, statusRequested, noPaymentFound)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(payPressed, windowOpened, statusRequested, orderNotFound)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(statusRequested, noPaymentFound)).toEqual({
      step: "ready",
      notice: { kind: "unfinished" },
    });
    expect(reduceEvents(statusRequested, orderNotFound)).toEqual({ step: "ready", notice: null });
  });
});

describe("a payment that did not become an order", () => {
  it.each(["refunded", "refused"] as const)("opens the checkout again once it is %s", (type) => {
    expect(reduceEvents(payPressed, windowOpened, paid, { type })).toEqual({
      step: "ready",
      notice: { kind: type },
    });
    expect(reduceEvents(payPressed, windowOpened, paid, confirmationPending, { type }).step).toBe("ready");
    expect(reduceEvents(payPressed, windowOpened, paid, confirmed, { type }).step).toBe("confirmed");
  });
});

describe("a payment", () => {
  it.each<[string, CheckoutEvent[], CheckoutState["step"]]>([
    ["is being prepared once the button is pressed", [payPressed], "starting"],
    ["waits while the gateway's window is open", [payPressed, windowOpened], "paying"],
    [
      "is looked up on the server when the window is closed",
      [payPressed, windowOpened, statusRequested],
      "asking",
    ],
    [
      "can be tried again when the server knows of no payment",
      [payPressed, windowOpened, statusRequested, noPaymentFound],
      "ready",
    ],
    [
      "is being confirmed once the gateway's window reports it",
      [payPressed, windowOpened, paid],
      "confirming",
    ],
    [
      "stays unconfirmed while the server cannot confirm it",
      [payPressed, windowOpened, paid, confirmationPending],
      "unconfirmed",
    ],
    [
      "is not saved when every attempt to save its order has failed",
      [payPressed, windowOpened, paid, orderNotSaved],
      "not_saved",
    ],
    [
      "is in review while an organiser decides about it",
      [payPressed, windowOpened, paid, { type: "review_found" }],
      "in_review",
    ],
    [
      "is confirmed again after a reload during the review",
      [paid, { type: "review_found" }, paid],
      "confirming",
    ],
    [
      "that an organiser reviews opens the form again if the page had not recorded the payment before a reload",
      [statusRequested, { type: "review_found" }],
      "ready",
    ],
    [
      "can be confirmed again after its order was not saved",
      [payPressed, windowOpened, paid, orderNotSaved, paid],
      "confirming",
    ],
    ["is confirmed once the order exists", [payPressed, windowOpened, paid, confirmed], "confirmed"],
    [
      "is confirmed if a webhook creates the order after an error",
      [payPressed, windowOpened, paid, orderNotSaved, confirmed],
      "confirmed",
    ],
    ["is confirmed after a reload if the order exists", [statusRequested, confirmed], "confirmed"],
    ["is dropped when the server does not know its order", [statusRequested, orderNotFound], "ready"],
    [
      "counts even if the window was closed before the gateway reported the payment",
      [payPressed, windowOpened, statusRequested, noPaymentFound, paid],
      "confirming",
    ],
    [
      "counts even if the button has been pressed again",
      [payPressed, windowOpened, statusRequested, noPaymentFound, payPressed, paid],
      "confirming",
    ],
  ])("%s", (_, events, step) => {
    expect(reduceEvents(...events).step).toBe(step);
  });

  it("keeps its id, which is shown to the parent, if the order could not be saved", () => {
    expect(reduceEvents(payPressed, windowOpened, paid, orderNotSaved)).toEqual({
      step: "not_saved",
      paymentId: "pay_1",
    });
  });

  it("that was not started keeps the reason as a notice", () => {
    expect(reduceEvents(payPressed, paymentNotStarted)).toEqual({
      step: "ready",
      notice: { kind: "price_changed" },
    });
  });
});

describe("events that come late, twice or out of order", () => {
  it.each<[string, CheckoutEvent[], CheckoutEvent]>([
    ["a second press while the first is under way", [payPressed], payPressed],
    ["a second call of the gateway's handler", [payPressed, windowOpened, paid], paid],
    [
      "a window that reports its closing after the payment",
      [payPressed, windowOpened, paid],
      statusRequested,
    ],
    ["a gateway window that opens after the payment was reported", [payPressed, paid], windowOpened],
    ["a failed start that is reported after the payment", [payPressed, paid], paymentNotStarted],
  ])("%s changes nothing", (_, events, event) => {
    expect(reduceEvents(...events, event)).toEqual(reduceEvents(...events));
  });

  const anyEvents = fc.array(fc.constantFrom(...allEvents), { maxLength: 30 });

  it("never bring a paid cart back to the pay button", () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (earlierEvents, laterEvents) => {
        const state = reduceEvents(...earlierEvents);
        fc.pre(isPaid(state));
        expect(isPaid(laterEvents.reduce(reduceCheckout, state))).toBe(true);
      }),
    );
  });

  it("never undo a confirmation", () => {
    fc.assert(
      fc.property(anyEvents, (laterEvents) => {
        expect(reduceEvents(confirmed, ...laterEvents)).toEqual({ step: "confirmed" });
      }),
    );
  });
});
