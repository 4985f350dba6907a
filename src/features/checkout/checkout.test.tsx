import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Fragment, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answerWith,
  installGateway,
  makeAccount,
  orderId,
  paidFields,
  refusal,
  serveAccount,
  type Account,
  type Call,
} from "../../../tests/account-factory";
import { asha, class5, logIn, maths, science } from "../../../tests/factories";
import { show } from "../../../tests/render";
import { api, server } from "../../../tests/server/server";
import { setReporter } from "../../lib/report";
import type { StudentDetails } from "../../lib/student-details";
import { Checkout } from "./checkout";
import {
  getPaymentKey,
  readPendingPayment,
  storePendingPayment,
  type PendingPayment,
} from "./payment-memory";

type Parent = ReturnType<typeof show>;

const cart = {
  items: [
    { examId: maths, name: "Maths" },
    { examId: science, name: "Science" },
  ],
  totalPaise: 55000,
};
const pendingOrder: PendingPayment = {
  razorpayOrderId: paidFields.razorpay_order_id,
  examIds: [maths, science],
  openedAt: new Date().toISOString(),
  fields: null,
};
const success = () => HttpResponse.json({ status: "success", orderId });
const stillPending = () => HttpResponse.json({ status: "pending" }, { status: 202 });

let account: Account;
let calls: Call[];
let gateway: ReturnType<typeof installGateway>;
let events: {
  onSaved: (details: StudentDetails) => void;
  onPriceChanged: () => void;
  onTakeOut: (ids: string[]) => void;
  onConfirmed: (ids: string[]) => void;
};
let putBack: () => void;

beforeEach(() => {
  putBack = setReporter(() => undefined);
  account = makeAccount();
  account.orders = [{ paymentId: paidFields.razorpay_payment_id }];
  calls = serveAccount(account);
  gateway = installGateway();
  events = { onSaved: vi.fn(), onPriceChanged: vi.fn(), onTakeOut: vi.fn(), onConfirmed: vi.fn() };
  logIn();
});
afterEach(() => {
  gateway.remove();
  putBack();
});

function visit(Mode: typeof StrictMode = Fragment): Parent {
  const [student] = account.students;
  if (!student) throw new Error("The account has no student.");
  return show(
    <Mode>
      <Checkout
        student={student}
        email={asha.email}
        classes={account.classes}
        cart={cart}
        list={(isLocked) => <button disabled={isLocked}>Remove</button>}
        isEmpty={false}
        events={events}
        sleep={() => Promise.resolve()}
      />
    </Mode>,
  );
}

const payButton = () => screen.getByRole("button", { name: "Proceed to Pay" });
const names = () => calls.map(({ name }) => name);
const bodyOf = (name: string) => calls.find((call) => call.name === name)?.body;
const pending = () => readPendingPayment(asha.id, new Date());

async function openWindow(parent: Parent, times = 1): Promise<void> {
  await waitFor(() => expect(payButton()).toBeEnabled());
  await parent.click(payButton());
  await waitFor(() => expect(gateway.opened).toHaveLength(times));
}

describe("the student's details", () => {
  it("are asked for in the specified words, and nothing is sent without them", async () => {
    account.students = [
      {
        id: asha.id,
        name: null,
        email: asha.email,
        phone: null,
        role: "student",
        classId: null,
        schoolName: null,
        guardianName: null,
        consentAt: null,
        class: null,
      },
    ];
    const parent = visit();
    await parent.click(payButton());
    for (const text of [
      "Name is required.",
      "Class is required.",
      "School name is required.",
      "Phone number is required.",
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText("Student's name")).toHaveFocus();
    expect(names()).toEqual([]);
  });

  it("are saved before the payment; the guardian is optional and a phone need not have 10 digits", async () => {
    const parent = visit();
    await parent.clear(screen.getByLabelText("School name"));
    await parent.type(screen.getByLabelText("School name"), "  River School ");
    await openWindow(parent);
    expect(names()).toEqual(["students", "create-order"]);
    expect(bodyOf("students")).toEqual({
      name: "Asha Verma",
      class_id: class5,
      school_name: "River School",
      parent_name: null,
      phone: "98765",
    });
    expect(events.onSaved).toHaveBeenCalledOnce();
  });

  it("keep the guardian that the profile has when the optional field is emptied", async () => {
    Object.assign(account.students[0] ?? {}, { guardianName: "Meera Verma" });
    const parent = visit();
    await parent.clear(screen.getByLabelText("Guardian's name (optional)"));
    await openWindow(parent);
    expect(bodyOf("students")).toMatchObject({ parent_name: "Meera Verma" });
  });

  it("warn of a phone that the profile will not take, and may be paid with all the same", async () => {
    const parent = visit();
    const phone = screen.getByLabelText("Phone number");
    expect(phone).toHaveAccessibleDescription(/^The profile will ask for a number with 10 digits/);
    await parent.clear(phone);
    await parent.type(phone, "+91 98765 43210");
    expect(phone).toHaveAccessibleDescription(/10 digits/);
    await parent.clear(phone);
    await parent.type(phone, "98765 43210");
    expect(phone).not.toHaveAccessibleDescription();
    await parent.clear(phone);
    await parent.type(phone, "98765");
    await openWindow(parent);
    expect(bodyOf("students")).toMatchObject({ phone: "98765" });
  });

  it("stay saved, and the page is told so, when the payment cannot be started", async () => {
    answerWith("create-order", () => refusal(502, "GATEWAY_UNAVAILABLE"));
    const parent = visit();
    await parent.type(screen.getByLabelText("Guardian's name (optional)"), "Meera");
    await parent.click(payButton());
    await screen.findByRole("alert");
    expect(events.onSaved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ guardianName: "Meera" }),
    );
  });

  it("keep the email as it is", () => {
    visit();
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  });

  it.each([
    ["fails", () => HttpResponse.json({ message: "no" }, { status: 500 })],
    ["changes no row", () => HttpResponse.json([])],
  ])("that cannot be saved stop the payment: the server %s", async (_, answer) => {
    server.use(http.patch(`${api}/rest/v1/students`, answer));
    const parent = visit();
    await parent.click(payButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Something went wrong while saving your profile\. Please try again\.$/,
    );
    expect(names()).toEqual([]);
    expect(screen.getByLabelText("School name")).toHaveValue("Hill View School");
  });
});

describe("a parent who pays", () => {
  it("is shown the gateway's window for the server's order, and the page is locked meanwhile", async () => {
    const parent = visit();
    await openWindow(parent);
    expect(bodyOf("create-order")).toMatchObject({ amount: 55000, items: [maths, science] });
    expect(gateway.opened[0]).toMatchObject({
      key: "rzp_test_1",
      order_id: paidFields.razorpay_order_id,
      amount: 25000,
      currency: "INR",
      description: "Maths, Science",
      prefill: { name: "Asha Verma", email: asha.email, contact: "98765" },
      callback_url: `${api}/functions/v1/razorpay-callback`,
    });
    expect(pending()).toMatchObject({
      razorpayOrderId: paidFields.razorpay_order_id,
      examIds: [maths, science],
      fields: null,
    });
    expect(payButton()).toBeDisabled();
    expect(screen.getByRole("button", { name: "Remove" })).toBeDisabled();
  });

  it("has an order, the mails asked for, and the purchase noted on this browser", async () => {
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledWith([maths, science]));
    expect(bodyOf("confirm-payment")).toEqual(paidFields);
    expect(pending()).toBeNull();
    expect(JSON.parse(localStorage.getItem(`purchasedExams:${asha.id}`) ?? "")).toEqual([maths, science]);
    await waitFor(() => expect(names()).toContain("contact-sync-on-payment"));
    expect(bodyOf("send-purchase-email")).toEqual({ paymentId: paidFields.razorpay_payment_id });
  });

  it("is through though the mails cannot be asked for", async () => {
    answerWith("send-purchase-email", () => 500);
    answerWith("contact-sync-on-payment", () => 500);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is through once though the gateway's handler is called twice", async () => {
    const parent = visit();
    await openWindow(parent);
    act(() => {
      gateway.pay();
      gateway.pay();
    });
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalled());
    act(() => gateway.pay());
    expect(names().filter((name) => name === "confirm-payment")).toHaveLength(1);
    expect(events.onConfirmed).toHaveBeenCalledOnce();
  });

  it("presses twice and opens one window", async () => {
    const parent = visit();
    await parent.dblClick(payButton());
    await waitFor(() => expect(gateway.opened).toHaveLength(1));
    expect(names().filter((name) => name === "create-order")).toHaveLength(1);
  });

  it("pays the same order after closing the window and pressing again", async () => {
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.dismiss());
    await openWindow(parent, 2);
    const [first, second] = calls.filter(({ name }) => name === "create-order");
    expect(second).toEqual(first);
  });
});

describe("a parent who closes the gateway's window", () => {
  it("is told calmly that nothing was paid as far as we know, and may pay", async () => {
    answerWith("payment-status", stillPending);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.dismiss());
    expect(await screen.findByText(/^Nothing has been paid, as far as we know\./)).toBeVisible();
    expect(screen.queryByText(/We have not heard/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(pending()).not.toBeNull();
    expect(events.onConfirmed).not.toHaveBeenCalled();
  });

  it("after paying is through, because the server knows", async () => {
    answerWith("payment-status", success);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.dismiss());
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledWith([maths, science]));
  });

  it("is through when the bank's answer comes a little later", async () => {
    let asked = 0;
    answerWith("payment-status", () => ((asked += 1) < 4 ? stillPending() : success()));
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.dismiss());
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledOnce());
    expect(asked).toBe(4);
  });
});

describe("a payment that is made and not seen yet", () => {
  it("is said to be confirmed while the gateway cannot be asked, and the button is gone", async () => {
    answerWith("confirm-payment", stillPending);
    answerWith("payment-status", stillPending);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    expect(
      await screen.findByText("We have your payment, your registration is being confirmed."),
    ).toBeVisible();
    expect(screen.getByText(paidFields.razorpay_payment_id)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Proceed to Pay" })).toBeNull();
    expect(pending()?.fields).toEqual(paidFields);
  });

  it("gets the catalogue's message and its payment id only after every try has failed", async () => {
    let tries = 0;
    answerWith("confirm-payment", () => {
      tries += 1;
      expect(screen.queryByRole("alert")).toBeNull();
      return 500;
    });
    answerWith("payment-status", () => 500);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Payment succeeded but something went wrong saving your order.",
    );
    expect(tries).toBe(6);
    expect(screen.getByRole("alert")).toHaveTextContent(paidFields.razorpay_payment_id);
    expect(pending()?.fields).toEqual(paidFields);
  });

  it("can be looked at again", async () => {
    answerWith("confirm-payment", () => 500);
    answerWith("payment-status", () => 500);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    const again = await screen.findByRole("button", { name: "Check again" });
    answerWith("confirm-payment", success);
    await parent.click(again);
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledOnce());
  });

  it("is through by itself when webhook or poll have brought the order", async () => {
    answerWith("confirm-payment", () => 500);
    answerWith("payment-status", success);
    const parent = visit();
    await openWindow(parent);
    act(() => gateway.pay());
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledOnce());
  });
});

describe("a parent who comes back to a payment", () => {
  it("that was paid: it is confirmed from the stored fields, without a press", async () => {
    storePendingPayment(asha.id, { ...pendingOrder, fields: paidFields });
    visit();
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledWith([maths, science]));
    expect(bodyOf("confirm-payment")).toEqual(paidFields);
  });

  it("whose end is not known: the server is asked", async () => {
    answerWith("payment-status", success);
    storePendingPayment(asha.id, pendingOrder);
    visit();
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledOnce());
  });

  it("that the server does not know: it is forgotten, and nothing is said", async () => {
    answerWith("payment-status", () => refusal(404, "NOT_FOUND"));
    storePendingPayment(asha.id, pendingOrder);
    visit();
    await waitFor(() => expect(pending()).toBeNull());
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("whose page is mounted twice, as in development: it is confirmed all the same", async () => {
    storePendingPayment(asha.id, { ...pendingOrder, fields: paidFields });
    visit(StrictMode);
    await waitFor(() => expect(events.onConfirmed).toHaveBeenCalledOnce());
  });

  it("without one asks nothing", async () => {
    visit();
    await waitFor(() => expect(payButton()).toBeEnabled());
    expect(names()).toEqual([]);
  });
});

describe("a payment that cannot be started", () => {
  it.each([
    [
      "the gateway is down",
      () => refusal(502, "GATEWAY_UNAVAILABLE"),
      "We could not start the payment. Nothing has been charged.",
    ],
    [
      "there were too many tries",
      () => refusal(429, "RATE_LIMITED"),
      "That was too many tries in a short time.",
    ],
    [
      "the session has ended",
      () => refusal(401, "UNAUTHENTICATED"),
      "Your session has ended. Please log in again.",
    ],
    [
      "the profile has no class",
      () => refusal(409, "PROFILE_INCOMPLETE"),
      "Please fill in the student's details",
    ],
    ["nobody answers", () => HttpResponse.error(), "You seem to be offline."],
  ])("says so when %s, and can be tried again", async (_, answer, sentence) => {
    answerWith("create-order", answer);
    const parent = visit();
    await parent.click(payButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(payButton()).toBeEnabled();
    expect(gateway.opened).toEqual([]);
    expect(pending()).toBeNull();
  });

  it("shows the new price and lets the parent confirm it", async () => {
    answerWith("create-order", () => refusal(409, "PRICE_CHANGED", { amount: 60000 }));
    const parent = visit();
    await parent.click(payButton());
    expect(await screen.findByText(/A price has changed since you filled your cart/)).toBeVisible();
    expect(events.onPriceChanged).toHaveBeenCalledOnce();
    expect(gateway.opened).toEqual([]);
    expect(payButton()).toBeEnabled();
  });

  it.each([
    ["ALREADY_ENROLLED", "You are already enrolled in Maths. We have taken it out of the cart."],
    ["EXAM_UNAVAILABLE", "Registration for Maths is closed. We have taken it out of the cart."],
  ])("on %s takes the exam out and names it", async (code, sentence) => {
    answerWith("create-order", () => refusal(409, code, { items: [maths] }));
    const parent = visit();
    await parent.click(payButton());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(events.onTakeOut).toHaveBeenCalledWith([maths]);
  });

  it("says of all that fails offline that it is the connection", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    server.use(http.patch(`${api}/rest/v1/students`, () => HttpResponse.error()));
    const parent = visit();
    await parent.click(payButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("You seem to be offline.");
    expect(payButton()).toBeEnabled();
    online.mockRestore();
  });

  it("makes a new key when the stored one belongs to another cart", async () => {
    answerWith("create-order", () => {
      // The next request is answered as always.
      calls = serveAccount(account);
      return refusal(409, "KEY_REUSED");
    });
    const stored = getPaymentKey(asha.id, [maths, science]);
    const parent = visit();
    await openWindow(parent);
    expect(bodyOf("create-order")).not.toMatchObject({ key: stored });
  });

  it("says clearly that the checkout script is blocked", async () => {
    gateway.remove();
    const parent = visit();
    await parent.click(payButton());
    const script = await waitFor(() => {
      const found = document.head.querySelector('script[src$="/v1/checkout.js"]');
      if (!found) throw new Error("no script yet");
      return found;
    });
    act(() => void script.dispatchEvent(new Event("error")));
    expect(await screen.findByRole("alert")).toHaveTextContent("The payment page could not be loaded.");
    expect(pending()).toBeNull();
    expect(payButton()).toBeEnabled();
  });
});
