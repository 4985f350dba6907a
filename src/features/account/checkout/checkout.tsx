import { valibotResolver } from "@hookform/resolvers/valibot";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { paths } from "../../../config/paths";
import type { SchoolClass } from "../../../data/classes";
import type { GivenConsent } from "../../../data/guardian-consents";
import type { Student } from "../../../data/students";
import { formatPaise } from "../../../lib/money";
import { reloadOnce } from "../../../lib/reload-once";
import { checkoutDetailsSchema, profileDetailsSchema, toFormValues } from "../../../lib/student-details";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { StudentFields } from "../../../ui/student-fields";
import { TextLink } from "../../../ui/text-link";
import { isPaid } from "./checkout-machine";
import { PaymentNotice } from "./payment-notice";
import type { Sleep } from "./confirm-payment";
import { useCheckout, type CheckoutCallbacks, type PayableCart } from "./use-checkout";

/** Loaded only if no consent is ticked. */
const WithoutConsentDialog = lazy(async () => ({
  default: (await import("./without-consent-dialog").catch(reloadOnce)).WithoutConsentDialog,
}));

/** The checkout's section for a guardian's consent. */
type ConsentSection = {
  /** The fields to show; false if no consent is missing. */
  fields: ReactNode;
  /**
   * Reads the fields. If they are invalid, it shows the errors and returns undefined.
   *
   * @returns the given consent or null, and whether the consent to exams is still missing; a result needs that consent
   */
  readInput: () => Promise<{ givenConsent: GivenConsent | null; isExamConsentMissing: boolean } | undefined>;
  /** Moves the focus to the section. */
  focus: () => void;
};

type CheckoutProps = {
  student: Student;
  email: string;
  classes: readonly SchoolClass[];
  cart: PayableCart;
  /** Renders the list of the cart; locked during a payment. */
  renderCart: (isLocked: boolean) => ReactNode;
  consent: ConsentSection;
  isEmpty: boolean;
  callbacks: CheckoutCallbacks;
  sleep?: Sleep;
};

const phoneHint = "You can pay now, but please add a 10-digit number to your profile later.";

/** Whether a phone number is empty or valid for the profile (docs/specification.md section 5). */
function isValidForProfile(phone: string): boolean {
  return phone.trim() === "" || v.is(profileDetailsSchema.entries.phone, phone);
}

/** The card that replaces the form once the payment has arrived. It takes the focus, because the focused button is gone. */
function PaidCard({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Card ref={card} tabIndex={-1} className="grid max-w-2xl gap-4 outline-none">
      {children}
    </Card>
  );
}

/** Checkout: the student's details, the order summary, and the one button that starts the payment. */
export function Checkout({
  student,
  email,
  classes,
  cart,
  renderCart,
  consent,
  isEmpty,
  callbacks,
  sleep,
}: CheckoutProps) {
  const { state, pay, resume, leave } = useCheckout({ studentId: student.id, email, callbacks, sleep });
  const form = useForm({
    resolver: valibotResolver(checkoutDetailsSchema),
    defaultValues: toFormValues(student),
  });
  const [hasPressedPay, setHasPressedPay] = useState(false);
  const phone = useWatch({ control: form.control, name: "phone" });
  const [isConsentDialogOpen, setConsentDialogOpen] = useState(false);
  const isPayingWithoutConsent = useRef(false);
  const submit = async () => {
    // Both parts show their errors together; the focus goes to the first error on the page.
    const consentInput = await consent.readInput();
    await form.handleSubmit((details) => {
      if (!consentInput) return;
      if (consentInput.isExamConsentMissing && !isPayingWithoutConsent.current) {
        setConsentDialogOpen(true);
        return;
      }
      setHasPressedPay(true);
      // The guardian's name is optional here but required in the profile: if the field is empty, the saved name stays.
      const guardianName = details.guardianName || (student.guardianName ?? "");
      return pay({ details: { ...details, guardianName }, consent: consentInput.givenConsent }, cart);
    })();
  };
  const isLocked = state.step !== "ready";
  const notice = <PaymentNotice state={state} onRetry={() => void resume()} />;

  if (isPaid(state)) {
    return (
      <PaidCard>
        {notice}
        <ButtonLink
          to={paths.studentDashboard}
          // Otherwise an order that arrives while the dashboard loads would open the success page.
          onClick={leave}
          variant="outline"
          size="card"
          className="justify-self-start"
        >
          Go to Dashboard
        </ButtonLink>
      </PaidCard>
    );
  }
  if (isEmpty) {
    return (
      <>
        {notice}
        <EmptyState title="Your cart is empty" pose="sleep">
          <p className="max-w-prose text-ink-soft">
            Please choose an exam first. (Mock tests are free and need no checkout.)
          </p>
          <ButtonLink to={paths.studentDashboard}>See the exams</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]"
    >
      {/* A notice about an earlier payment is at the top; one about a press is beside the button. */}
      {!hasPressedPay && <div className="empty:hidden lg:col-span-full">{notice}</div>}
      <Card className="grid gap-4">
        <h2 className="text-heading">Student details</h2>
        <StudentFields
          form={form}
          classes={classes}
          email={email}
          isGuardianOptional
          emailHint="We send the confirmation here."
          {...(!isValidForProfile(phone) && { phoneHint })}
        />
      </Card>
      <Card className="grid gap-4 lg:sticky lg:top-22">
        <h2 className="text-heading">Order Summary</h2>
        {renderCart(isLocked)}
        <p className="flex items-baseline justify-between border-t border-line pt-4 font-semibold">
          Total
          <span className="font-heading text-heading font-bold tabular">{formatPaise(cart.amountPaise)}</span>
        </p>
        {consent.fields}
        {hasPressedPay && notice}
        <Button
          type="submit"
          pending={state.step === "starting" || state.step === "paying"}
          disabled={isLocked || cart.items.length === 0}
        >
          Proceed to Pay
        </Button>
        <p className="text-small">
          By paying you agree to our{" "}
          <TextLink to={paths.terms} target="_blank">
            Terms
          </TextLink>{" "}
          and{" "}
          <TextLink to={paths.refunds} target="_blank">
            Refund Policy
          </TextLink>
          .
        </p>
        <p className="text-small text-ink-soft">
          You pay by UPI, card or net banking in the secure window of our payment partner. We never see your
          card details.
        </p>
      </Card>
      {isConsentDialogOpen && (
        <Suspense>
          <WithoutConsentDialog
            onGive={() => {
              flushSync(() => setConsentDialogOpen(false));
              consent.focus();
            }}
            onPay={() => {
              isPayingWithoutConsent.current = true;
              setConsentDialogOpen(false);
              void submit();
            }}
            onClose={() => setConsentDialogOpen(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
