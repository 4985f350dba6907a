import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  initialState,
  isPaid,
  reduceCheckout,
  type CheckoutEvent,
  type CheckoutState,
} from "./checkout-machine";

const pressed: CheckoutEvent = { type: "pressed" };
const opened: CheckoutEvent = { type: "opened" };
const asked: CheckoutEvent = { type: "asked" };
const paid: CheckoutEvent = { type: "paid", paymentId: "pay_1" };
const stillUnknown: CheckoutEvent = { type: "still_unknown" };
const notStarted: CheckoutEvent = { type: "not_started", notice: { kind: "price_changed" } };
const stillUnconfirmed: CheckoutEvent = { type: "still_unconfirmed" };
const notSaved: CheckoutEvent = { type: "not_saved" };
const confirmed: CheckoutEvent = { type: "confirmed" };
const noSuchOrder: CheckoutEvent = { type: "no_such_order" };

const allEvents = [
  pressed,
  opened,
  asked,
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
    expect(reduceEvents(pressed, opened, asked, stillUnknown)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(pressed, opened, asked, noSuchOrder)).toEqual({
      step: "ready",
      notice: { kind: "window_closed" },
    });
    expect(reduceEvents(asked, stillUnknown)).toEqual({ step: "ready", notice: { kind: "unfinished" } });
    expect(reduceEvents(asked, noSuchOrder)).toEqual({ step: "ready", notice: null });
  });
});

describe("a payment", () => {
  it.each<[string, CheckoutEvent[], CheckoutState["step"]]>([
    ["is being prepared once the button is pressed", [pressed], "starting"],
    ["waits while the gateway's window is open", [pressed, opened], "paying"],
    ["is asked about when the window is closed", [pressed, opened, asked], "asking"],
    ["can be tried again when nothing is known of it", [pressed, opened, asked, stillUnknown], "ready"],
    ["is confirmed once the gateway has the money", [pressed, opened, paid], "confirming"],
    [
      "stays unconfirmed while the gateway cannot be asked",
      [pressed, opened, paid, stillUnconfirmed],
      "unconfirmed",
    ],
    ["is not saved when every try has failed", [pressed, opened, paid, notSaved], "not_saved"],
    ["can be checked again after that", [pressed, opened, paid, notSaved, paid], "confirming"],
    ["is confirmed when the order is there", [pressed, opened, paid, confirmed], "confirmed"],
    [
      "is confirmed by a webhook while the parent looks at an error",
      [pressed, opened, paid, notSaved, confirmed],
      "confirmed",
    ],
    ["is resumed after a reload", [asked, confirmed], "confirmed"],
    ["is dropped when the server does not know its order", [asked, noSuchOrder], "ready"],
    [
      "counts even if the window was closed before it was reported",
      [pressed, opened, asked, stillUnknown, paid],
      "confirming",
    ],
    [
      "counts even if the button has been pressed again",
      [pressed, opened, asked, stillUnknown, pressed, paid],
      "confirming",
    ],
  ])("%s", (_, events, step) => {
    expect(reduceEvents(...events).step).toBe(step);
  });

  it("keeps its id, which is shown to the parent, if the order could not be saved", () => {
    expect(reduceEvents(pressed, opened, paid, notSaved)).toEqual({ step: "not_saved", paymentId: "pay_1" });
  });

  it("that was not started has the reason", () => {
    expect(reduceEvents(pressed, notStarted)).toEqual({ step: "ready", notice: { kind: "price_changed" } });
  });
});

describe("events that come late, twice or out of order", () => {
  it.each<[string, CheckoutEvent[], CheckoutEvent]>([
    ["a second press while the first is under way", [pressed], pressed],
    ["a second call of the gateway's handler", [pressed, opened, paid], paid],
    ["a window that reports its closing after the payment", [pressed, opened, paid], asked],
    ["an order that comes after the payment was reported", [pressed, paid], opened],
    ["a failure that comes after the payment was reported", [pressed, paid], notStarted],
  ])("%s changes nothing", (_, events, event) => {
    expect(reduceEvents(...events, event)).toEqual(reduceEvents(...events));
  });

  const anyEvents = fc.array(fc.constantFrom(...allEvents), { maxLength: 30 });

  it("never bring a paid cart back to the button", () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (before, later) => {
        const state = reduceEvents(...before);
        fc.pre(isPaid(state));
        expect(isPaid(later.reduce(reduceCheckout, state))).toBe(true);
      }),
    );
  });

  it("never undo a confirmation", () => {
    fc.assert(
      fc.property(anyEvents, (later) => {
        expect(reduceEvents(confirmed, ...later)).toEqual({ step: "confirmed" });
      }),
    );
  });
});
