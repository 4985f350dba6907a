// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startBankTimer } from "./bank-timer";
import { signPayment } from "./signatures";
import { keys, openSandbox } from "./testing-sandbox";

type Checkout = { on: (event: string, listener: unknown) => void; open: () => void; close: () => void };

declare global {
  interface Window {
    Razorpay: new (options: object) => Checkout;
  }
  /** The test environment: scripts of the page see this window, not the test's. */
  var jsdom: { window: Window & typeof globalThis };
}

const pageWindow = jsdom.window;

beforeEach(() => {
  document.body.innerHTML = "<button>Proceed to Pay</button>";
  // jsdom has the dialog element, but not its modal methods.
  Object.assign(pageWindow.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

/** Opens the checkout as the cart does, with the script that the sandbox serves. */
async function openCheckout(
  options: Record<string, unknown> = {},
  prepare: (sandbox: ReturnType<typeof openSandbox>) => Promise<string> = (sandbox) => sandbox.createOrder(),
) {
  const sandbox = openSandbox();
  const script = document.createElement("script");
  script.textContent = await (await sandbox.app.request("/v1/checkout.js")).text();
  const fetchFromSandbox = (url: string, init?: RequestInit) => sandbox.app.request(url, init);
  Object.assign(pageWindow, { fetch: fetchFromSandbox });
  document.head.append(script);

  const id = await prepare(sandbox);
  const callbacks = { handler: vi.fn(), ondismiss: vi.fn(), failed: vi.fn() };
  const checkout = new pageWindow.Razorpay({
    key: keys.keyId,
    order_id: id,
    name: "Olympeak",
    description: "2 exams",
    prefill: { name: "Meera", email: "meera@example.com", contact: "+919876543210" },
    modal: { ondismiss: callbacks.ondismiss },
    handler: callbacks.handler,
    ...options,
  });
  checkout.on("payment.failed", callbacks.failed);
  checkout.open();
  onTestFinished(() => checkout.close());
  return { ...sandbox, ...callbacks, checkout, orderId: id };
}

const findDialog = () =>
  [...document.body.children].map((host) => host.shadowRoot?.querySelector("dialog")).find(Boolean);

const listButtons = () =>
  [...(findDialog()?.querySelectorAll("button") ?? [])].filter((button) => !button.closest("[hidden]"));

function nameOf(button: HTMLButtonElement): string {
  const label = button.getAttribute("aria-labelledby");
  return (label ? findDialog()?.querySelector(`#${label}`) : button)?.textContent ?? "";
}

async function clickButton(name: string): Promise<void> {
  await expect.poll(() => listButtons().map(nameOf)).toContain(name);
  listButtons()
    .find((button) => nameOf(button) === name)
    ?.click();
}

const readMessage = () => findDialog()?.querySelector('[role="status"]')?.textContent;

describe("the checkout dialog", () => {
  test("names the sandbox, the shop, the payer and the order's amount, and ignores the page's amount", async () => {
    const { orderId } = await openCheckout({ amount: 1 }, (sandbox) => sandbox.createOrder(10_000_050));
    await expect
      .poll(() => listButtons().map(nameOf))
      .toEqual(["Pay ₹1,00,000.50", "Fail the payment", "Fail, then succeed", "Close after paying", "Close"]);
    for (const text of [
      "Payment sandbox: no real money",
      "Olympeak",
      "2 exams",
      "meera@example.com",
      orderId,
    ]) {
      expect(findDialog()?.textContent).toContain(text);
    }
    expect(findDialog()?.open).toBe(true);
    expect(document.documentElement.style.overflow).toBe("hidden");
  });

  test("is opened once, even if `open` is called twice", async () => {
    const { checkout } = await openCheckout();
    checkout.open();
    expect([...document.body.children].filter((host) => host.shadowRoot)).toHaveLength(1);
  });

  test("uses the shop's colour only if white text is readable on it", async () => {
    const { checkout } = await openCheckout({ theme: { color: "#6d3df0" } });
    expect(findDialog()?.style.getPropertyValue("--theme")).toBe("#6d3df0");
    checkout.close();
    await openCheckout({ theme: { color: "#ffc53d" } });
    expect(findDialog()?.style.getPropertyValue("--theme")).toBe("");
  });

  test("shows the shop's values as text, never as markup", async () => {
    await openCheckout({ name: "<img src=x onerror=alert(1)>", description: "<b>2</b>" });
    expect(findDialog()?.querySelector("img, b")).toBeNull();
    expect(findDialog()?.textContent).toContain("<b>2</b>");
  });

  test("requires a key, like the real checkout", async () => {
    await openCheckout();
    expect(() => new pageWindow.Razorpay({})).toThrow("No key passed");
  });
});

describe("paying", () => {
  test("passes payment id, order id and signature to the handler, and closes", async () => {
    const { handler, ondismiss, orderId, state } = await openCheckout();
    await clickButton("Pay ₹250");
    await expect.poll(() => handler.mock.calls.length).toBe(1);
    const [payment] = (await state()).payments;
    expect(handler).toHaveBeenCalledWith({
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(keys.keySecret, orderId, payment.id),
    });
    expect(payment).toMatchObject({
      status: "captured",
      email: "meera@example.com",
      contact: "+919876543210",
    });
    expect(findDialog()).toBeUndefined();
    expect(document.documentElement.style.overflow).toBe("");
    expect(ondismiss).not.toHaveBeenCalled();
  });

  test("a double click pays once", async () => {
    const { handler, state } = await openCheckout();
    await expect.poll(() => listButtons().length).toBe(5);
    const [button] = listButtons();
    button?.click();
    button?.click();
    await expect.poll(() => handler.mock.calls.length).toBe(1);
    expect((await state()).payments).toHaveLength(1);
  });

  test("a failed payment shows an error, and the window stays open for another try", async () => {
    const { handler, failed, state } = await openCheckout();
    await clickButton("Fail the payment");
    await expect.poll(readMessage).toMatch(/declined by the bank/);
    const [payment] = (await state()).payments;
    expect(failed).toHaveBeenCalledWith({
      error: {
        code: "BAD_REQUEST_ERROR",
        description: readMessage(),
        source: "bank",
        step: "payment_authorization",
        reason: "payment_failed",
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    });
    await clickButton("Pay ₹250");
    await expect.poll(() => handler.mock.calls.length).toBe(1);
    expect((await state()).payments).toMatchObject([{ status: "failed" }, { status: "captured" }]);
  });

  test("with 'Fail, then succeed' the same payment fails and is paid a moment later", async () => {
    const { handler, failed, state } = await openCheckout();
    await clickButton("Fail, then succeed");
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    expect(handler).not.toHaveBeenCalled();
    await expect.poll(() => handler.mock.calls.length, { timeout: 5000 }).toBe(1);
    const { payments, deliveries } = await state();
    expect(payments).toMatchObject([{ status: "captured", error_code: null }]);
    expect(failed.mock.lastCall?.[0].error.metadata.payment_id).toBe(payments[0].id);
    expect(deliveries.map((row: { event: string }) => row.event)).toEqual([
      "payment.failed",
      "payment.authorized",
      "payment.captured",
      "order.paid",
    ]);
  });

  test("posts the fields to callback_url if there is no handler", async () => {
    const submitted: HTMLFormElement[] = [];
    Object.assign(pageWindow.HTMLFormElement.prototype, {
      submit(this: HTMLFormElement) {
        submitted.push(this);
      },
    });
    const { handler, orderId } = await openCheckout({
      callback_url: "http://localhost:5173/back",
      redirect: true,
    });
    await clickButton("Pay ₹250");
    await expect.poll(() => submitted.length).toBe(1);
    const [form] = submitted;
    expect([form?.method, form?.action]).toEqual(["post", "http://localhost:5173/back"]);
    expect(form && Object.fromEntries(new pageWindow.FormData(form))).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: orderId,
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(handler).not.toHaveBeenCalled();
  });
});

describe("closing the checkout", () => {
  test("with Close dismisses it, and nothing is paid", async () => {
    const { handler, ondismiss, state } = await openCheckout();
    await clickButton("Close");
    expect(ondismiss).toHaveBeenCalledTimes(1);
    expect([findDialog(), handler.mock.calls.length, (await state()).payments.length]).toEqual([
      undefined,
      0,
      0,
    ]);
  });

  test("with Escape dismisses it, unless the shop forbids it", async () => {
    const { ondismiss, checkout } = await openCheckout();
    const escape = () => findDialog()?.dispatchEvent(new pageWindow.Event("cancel", { cancelable: true }));
    escape();
    expect(ondismiss).toHaveBeenCalledTimes(1);
    checkout.close();
    const strict = await openCheckout({ modal: { escape: false } });
    escape();
    expect(findDialog()?.open).toBe(true);
    strict.checkout.close();
    expect(findDialog()).toBeUndefined();
  });

  test("with 'Close after paying' dismisses it, and the bank confirms the payment later", async () => {
    const { handler, ondismiss, state, store, clock } = await openCheckout();
    await clickButton("Close after paying");
    await expect.poll(() => ondismiss.mock.calls.length).toBe(1);
    expect((await state()).payments).toMatchObject([{ status: "created", captured: false }]);
    clock.now += 2000;
    onTestFinished(startBankTimer(store, () => clock.now).close);
    await expect.poll(async () => (await state()).payments).toMatchObject([{ status: "captured" }]);
    expect((await state()).orders).toMatchObject([{ status: "paid", attempts: 1 }]);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe("a checkout that cannot succeed", () => {
  test.each([
    [
      "a paid order",
      "already been paid",
      async ({ createOrder, pay }: ReturnType<typeof openSandbox>) => {
        const id = await createOrder();
        await pay(id);
        return id;
      },
    ],
    ["an unknown order", "not known here", async () => "order_nope"],
    ["no order", "not known here", async () => ""],
  ])("%s cannot be paid, only closed", async (_, text, prepare) => {
    await openCheckout({}, prepare);
    await expect.poll(readMessage).toContain(text);
    expect(listButtons().map(nameOf)).toEqual(["Close"]);
  });

  test("does not pay an order that was paid elsewhere in the meantime", async () => {
    const { pay, orderId, state } = await openCheckout();
    await expect.poll(() => listButtons().length).toBe(5);
    await pay(orderId);
    await clickButton("Pay ₹250");
    await expect.poll(readMessage).toContain("already been paid");
    expect((await state()).payments).toHaveLength(1);
  });

  test("refuses another shop's key", async () => {
    await openCheckout({ key: "rzp_test_other" });
    await expect.poll(readMessage).toBe("The api key provided is invalid");
  });

  test("shows an error while the sandbox is unavailable, and pays at the next click", async () => {
    const { app, handler } = await openCheckout();
    await expect.poll(() => listButtons().length).toBe(5);
    Object.assign(pageWindow, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
    await clickButton("Pay ₹250");
    await expect.poll(readMessage).toContain("does not answer");
    Object.assign(pageWindow, { fetch: (url: string, init?: RequestInit) => app.request(url, init) });
    await clickButton("Pay ₹250");
    await expect.poll(() => handler.mock.calls.length).toBe(1);
  });

  test("calls the handler twice with the fault handler_twice, and not at all with handler_never", async () => {
    const twice = await openCheckout();
    await twice.arm("handler_twice");
    await clickButton("Pay ₹250");
    await expect.poll(() => twice.handler.mock.calls.length).toBe(2);

    const never = await openCheckout();
    await never.arm("handler_never");
    await clickButton("Pay ₹250");
    await expect.poll(readMessage).toContain("was not informed");
    await clickButton("Close");
    expect([never.handler.mock.calls.length, never.ondismiss.mock.calls.length]).toEqual([0, 1]);
  });
});
