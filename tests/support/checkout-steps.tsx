import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { Fragment, type StrictMode } from "react";
import { expect, vi } from "vitest";
import { Checkout } from "../../src/features/account/checkout/checkout";
import { readPendingPayment } from "../../src/features/account/checkout/payment-storage";
import type { StudentDetails } from "../../src/lib/student-details";
import { setReporter } from "../../src/lib/report";
import { installGateway, makeAccount, gatewayResponse, serveAccount } from "./account-factory";
import { asha, logIn, maths, science } from "./factories";
import { renderWithProviders } from "./render";

const cart = {
  items: [
    { examId: maths, name: "Maths" },
    { examId: science, name: "Science" },
  ],
  amountPaise: 55000,
};

/** Given consents, so that the checkout does not ask for them. */
const consent = {
  fields: null,
  readInput: async () => ({ givenConsent: null, isExamConsentMissing: false }),
  focus: () => undefined,
};

/** @returns the button that starts the payment */
export function getPayButton(): HTMLElement {
  return screen.getByRole("button", { name: "Proceed to Pay" });
}

/** @returns the pending payment that this browser has stored */
export function readStoredPayment() {
  return readPendingPayment(asha.id, new Date());
}

/**
 * Logs Asha in with Maths and Science in the cart, and installs a fake gateway. Error reports are discarded.
 *
 * @returns her account, the recorded calls, and functions that use the checkout; `close` removes the gateway again
 */
export function prepareCheckout() {
  const restoreReporter = setReporter(() => undefined);
  const account = { ...makeAccount(), orders: [{ paymentId: gatewayResponse.razorpay_payment_id }] };
  const gateway = installGateway();
  const callbacks = {
    onSaved: vi.fn<(details: StudentDetails) => void>(),
    onPriceChanged: vi.fn<() => void>(),
    onUnavailable: vi.fn<(ids: string[]) => void>(),
    onConfirmed: vi.fn<(ids: string[]) => void>(),
  };
  const checkout = {
    account,
    /** The calls that the account's server has received; a test that calls serveAccount again must replace this list. */
    calls: serveAccount(account),
    gateway,
    callbacks,
    /** Returns the names of the called functions and written tables, in order. */
    listCalledFunctions: () => checkout.calls.map(({ name }) => name),
    getBody: (name: string) => checkout.calls.find((call) => call.name === name)?.body,
    /** Renders the checkout; with `StrictMode` in React's strict mode. */
    render(Mode: typeof StrictMode = Fragment): UserEvent {
      const [student] = account.students;
      if (!student) throw new Error("The account has no student.");
      return renderWithProviders(
        <Mode>
          <Checkout
            student={student}
            email={asha.email}
            classes={account.classes}
            cart={cart}
            renderCart={(isLocked) => <button disabled={isLocked}>Remove</button>}
            consent={consent}
            isEmpty={false}
            callbacks={callbacks}
            sleep={() => Promise.resolve()}
          />
        </Mode>,
      );
    },
    /** Clicks Proceed to Pay, and waits until the gateway's window has been opened `times` times. */
    async openWindow(user: UserEvent, times = 1): Promise<void> {
      await waitFor(() => expect(getPayButton()).toBeEnabled());
      await user.click(getPayButton());
      await waitFor(() => expect(gateway.openedWindows).toHaveLength(times));
    },
    close() {
      gateway.remove();
      restoreReporter();
    },
  };
  logIn();
  return checkout;
}
