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
const stillUnknown: CheckoutEvent = { type: "still_unknown" };
const notStarted: CheckoutEvent = { type: "not_started", notice: { kind: "price_changed" } };
const stillUnconfirmed: CheckoutEvent = { type: "still_unconfirmed" };
const notSaved: CheckoutEvent = { type: "not_saved" };
const confirmed: CheckoutEvent = { type: "confirmed" };
const noSuchOrder: CheckoutEvent = { type: "no_such_order" };

const allEvents = [
  payPressed,
  windowOpened,
  statusRequested,
  paid,
  stillUnknown,
  notStarted,
  stillUnconfirmed,
  notSaved,
  confirmed,
  noSuchOrder,
];

function reduceEvents(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(reduceCheckout, initialState);
}

describe("a window that was closed", () => {
  it("is distinguished from an older abandoned payment", () => {
    expect(reduceEvents(payPressed, windowOpened, statusRequested, stillUnknown)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(payPressed, windowOpened, statusRequested, noSuchOrder)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(statusRequested, stillUnknown)).toEqual({
      step: "ready",
      notice: { kind: "unfinished" },
    });
    expect(reduceEvents(statusRequested, noSuchOrder)).toEqual({ step: "ready", notice: null });
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
      "can be tried again when nothing is known of it",
      [payPressed, windowOpened, statusRequested, stillUnknown],
      "ready",
    ],
    ["is confirmed once the gateway has the money", [payPressed, windowOpened, paid], "confirming"],
    [
      "stays unconfirmed while the gateway cannot be asked",
      [payPressed, windowOpened, paid, stillUnconfirmed],
      "unconfirmed",
    ],
    ["is not saved when every try has failed", [payPressed, windowOpened, paid, notSaved], "not_saved"],
    [
      "can be checked again after it was not saved",
      [payPressed, windowOpened, paid, notSaved, paid],
      "confirming",
    ],
    ["is confirmed once the order exists", [payPressed, windowOpened, paid, confirmed], "confirmed"],
    [
      "is confirmed by a webhook while the parent looks at an error",
      [payPressed, windowOpened, paid, notSaved, confirmed],
      "confirmed",
    ],
    ["is resumed after a reload", [statusRequested, confirmed], "confirmed"],
    ["is dropped when the server does not know its order", [statusRequested, noSuchOrder], "ready"],
    [
      "counts even if the window was closed before the gateway reported the payment",
      [payPressed, windowOpened, statusRequested, stillUnknown, paid],
      "confirming",
    ],
    [
      "counts even if the button has been pressed again",
      [payPressed, windowOpened, statusRequested, stillUnknown, payPressed, paid],
      "confirming",
    ],
  ])("%s", (_, events, step) => {
    expect(reduceEvents(...events).step).toBe(step);
  });

  it("keeps its id, which is shown to the parent, if the order could not be saved", () => {
    expect(reduceEvents(payPressed, windowOpened, paid, notSaved)).toEqual({
      step: "not_saved",
      paymentId: "pay_1",
    });
  });

  it("that was not started keeps the reason as a notice", () => {
    expect(reduceEvents(payPressed, notStarted)).toEqual({
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
    ["an order that comes after the payment was reported", [payPressed, paid], windowOpened],
    ["a failure that comes after the payment was reported", [payPressed, paid], notStarted],
  ])("%s changes nothing", (_, events, event) => {
    expect(reduceEvents(...events, event)).toEqual(reduceEvents(...events));
  });

  const anyEvents = fc.array(fc.constantFrom(...allEvents), { maxLength: 30 });

  it("never bring a paid cart back to the button", () => {
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
