import { site } from "../../config/site";
import { sentenceOf } from "../../lib/app-error";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { CheckoutNotice, CheckoutState } from "./checkout-machine";

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat("en-IN").format(names);
}

function textOf(notice: CheckoutNotice): string {
  switch (notice.kind) {
    case "failed":
      return notice.message;
    case "price_changed":
      return sentenceOf("price_changed");
    case "already_enrolled":
      return `You are already enrolled in ${joinNames(notice.names)}. We have taken it out of the cart.`;
    case "exam_unavailable":
      return `Registration for ${joinNames(notice.names)} is closed. We have taken it out of the cart.`;
    case "unfinished":
      return "We have not heard of your last payment yet. If you have paid, your exams will show as Enrolled by themselves. If not, you can pay now.";
  }
}

/** Paid, and the order is not there yet: what to know, what to keep, and a way to look again. */
function PaidNotice({
  tone,
  paymentId,
  onRetry,
}: {
  tone: "info" | "error";
  paymentId: string;
  onRetry: () => void;
}) {
  return (
    <Notice tone={tone} className="grid gap-2">
      <p className="font-semibold">
        {tone === "info"
          ? "We have your payment, your registration is being confirmed."
          : sentenceOf("order_not_saved")}
      </p>
      <p className="text-small text-ink">
        Please do not pay again: your exams will show as Enrolled by themselves, even if you close this page.
        If they do not within an hour, write to {site.helpEmail} and name the payment id{" "}
        <span className="inline-block max-w-full font-semibold break-all select-all">{paymentId}</span>.
      </p>
      <Button variant="outline" size="card" onClick={onRetry} className="justify-self-start">
        Check again
      </Button>
    </Notice>
  );
}

/** What there is to say about the payment, wherever it stands; nothing while there is nothing to say. */
export function PaymentNotice({ state, onRetry }: { state: CheckoutState; onRetry: () => void }) {
  switch (state.step) {
    case "ready":
      return (
        state.notice && (
          <Notice tone={state.notice.kind === "failed" ? "error" : "info"}>{textOf(state.notice)}</Notice>
        )
      );
    case "asking":
      return <Notice tone="info">Looking for your payment…</Notice>;
    case "confirming":
      return <Notice tone="info">We have your payment and are saving your registration…</Notice>;
    case "unconfirmed":
      return <PaidNotice tone="info" paymentId={state.paymentId} onRetry={onRetry} />;
    case "not_saved":
      return <PaidNotice tone="error" paymentId={state.paymentId} onRetry={onRetry} />;
    default:
      return null;
  }
}
