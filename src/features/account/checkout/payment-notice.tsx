import { site } from "../../../config/site";
import type { OrderRefusal } from "../../../data/payments";
import { messageForCode } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import type { CheckoutNotice, CheckoutState } from "./checkout-machine";

type Message = { tone: "info" | "error"; text: (exams: string) => string };

/** The message for each of the database's refusals; a refusal without a message does not compile. */
const messages = {
  price_changed: {
    tone: "info",
    text: () => "A price has changed since you added the exam. Please check the new total.",
  },
  already_enrolled: {
    tone: "info",
    text: (exams) => `You are already enrolled in ${exams}. We have taken it out of the cart.`,
  },
  exam_unavailable: {
    tone: "info",
    text: (exams) => `Registration for ${exams} is closed. We have taken it out of the cart.`,
  },
  profile_incomplete: {
    tone: "error",
    text: () => "Please fill in the student’s details before you pay.",
  },
  too_many_carts: {
    tone: "info",
    text: () =>
      "You have started too many different payments. Please complete one of them, or try again in two days.",
  },
  payment_in_review: {
    tone: "info",
    text: () =>
      "We are still checking a payment for one of these exams. Please do not pay again: we will email you what we decide.",
  },
  key_reused: { tone: "error", text: () => messageForCode("payment_not_started") },
  unfinished: {
    tone: "info",
    text: () =>
      "We have not received confirmation of your last payment yet. If you have paid the right amount, your exams will show as Enrolled automatically. If you have not paid, you can pay now.",
  },
  window_closed: {
    tone: "info",
    text: () =>
      "No payment has reached us. Your cart is saved and you can pay any time. If money has left your account, please don’t pay again: you are enrolled when it reaches us, if the amount is right; otherwise we email you.",
  },
  refunded: {
    tone: "info",
    text: () =>
      "We could not turn your last payment into a registration, so we are refunding it to the way you paid. We have emailed you. You can pay for exams again now.",
  },
  refused: {
    tone: "info",
    text: () =>
      `We have checked your last payment. It did not become a registration, and we are not refunding it; our email says why. You can pay for exams again now. If you do not agree, please write to ${site.helpEmail}.`,
  },
} satisfies Record<OrderRefusal | "unfinished" | "window_closed" | "refunded" | "refused", Message>;

function ReadyNotice({ notice }: { notice: CheckoutNotice }) {
  if (notice.kind === "failed") return <Notice tone="error">{notice.message}</Notice>;
  const { tone, text } = messages[notice.kind];
  return <Notice tone={tone}>{text(new Intl.ListFormat("en-IN").format(notice.exams ?? []))}</Notice>;
}

/**
 * Shown when the payment is made but the order does not exist yet: an explanation, the payment id, and a button to check
 * again.
 */
function PaidNotice({
  step,
  paymentId,
  onRetry,
}: {
  step: "unconfirmed" | "not_saved";
  paymentId: string;
  onRetry: () => void;
}) {
  return (
    <Notice tone={step === "unconfirmed" ? "info" : "error"} className="grid gap-2">
      <p className="font-semibold">
        {step === "unconfirmed"
          ? "We have your payment. We are confirming your registration."
          : messageForCode("order_not_saved")}
      </p>
      <p className="text-small text-ink">
        Please do not pay again. If the amount is right, your exams show as Enrolled automatically, even if
        you close this page; otherwise we email you. If neither happens within an hour, write to{" "}
        {site.helpEmail} with the payment id{" "}
        <span className="inline-block max-w-full font-semibold break-all select-all">{paymentId}</span>.
      </p>
      <Button variant="outline" size="card" onClick={onRetry} className="justify-self-start">
        Check again
      </Button>
    </Notice>
  );
}

/** Shown while an organiser decides about a payment that has registered no exam. */
function ReviewNotice({ paymentId }: { paymentId: string }) {
  return (
    <Notice tone="info" className="grid gap-2">
      <p className="font-semibold">We have your payment and are checking it.</p>
      <p className="text-small text-ink">
        It has not registered an exam. Please do not pay again: a person from our team looks at it, and we
        email you what we decide. The payment id is{" "}
        <span className="inline-block max-w-full font-semibold break-all select-all">{paymentId}</span>.
      </p>
    </Notice>
  );
}

/** The message about the payment at any stage; nothing if there is no message. */
export function PaymentNotice({ state, onRetry }: { state: CheckoutState; onRetry: () => void }) {
  switch (state.step) {
    case "ready":
      return state.notice && <ReadyNotice notice={state.notice} />;
    case "asking":
      return <Notice tone="info">Looking for your payment…</Notice>;
    case "confirming":
      return <Notice tone="info">We have your payment and are confirming it…</Notice>;
    case "unconfirmed":
    case "not_saved":
      return <PaidNotice step={state.step} paymentId={state.paymentId} onRetry={onRetry} />;
    case "in_review":
      return <ReviewNotice paymentId={state.paymentId} />;
    default:
      return null;
  }
}
