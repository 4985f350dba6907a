import { Notice } from "../../../ui/notice";
import { PaymentNotice } from "./payment-notice";
import type { Sleep } from "./confirm-payment";
import { usePaymentConfirmation } from "./use-payment-confirmation";

/**
 * Continues a payment that was left, for example by closing the tab or returning through another app. It shows
 * something only if the payment was made.
 */
export function PendingPaymentNotice({
  studentId,
  onConfirmed,
  sleep,
}: {
  studentId: string;
  onConfirmed: (examIds: string[]) => void;
  sleep?: Sleep;
}) {
  const { state, resume } = usePaymentConfirmation({ studentId, onConfirmed, sleep });
  if (state.step === "ready" || state.step === "asking") return null;
  if (state.step === "confirmed")
    return <Notice tone="success">Your payment is confirmed and you are enrolled.</Notice>;
  return <PaymentNotice state={state} onRetry={() => void resume()} />;
}
