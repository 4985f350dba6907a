import { Notice } from "../../ui/notice";
import { PaymentNotice } from "./payment-notice";
import type { Sleep } from "./settle-payment";
import { useSettlement } from "./use-settlement";

/**
 * Takes up a payment that was left behind, as after a closed tab or a way back through another app. It speaks only when
 * there is something to know: paid and being saved, or saved.
 */
export function PendingPayment({
  studentId,
  onSettled,
  sleep,
}: {
  studentId: string;
  onSettled: (examIds: string[]) => void;
  sleep?: Sleep;
}) {
  const { state, resume } = useSettlement({ studentId, onSettled, sleep });
  if (state.step === "ready" || state.step === "asking") return null;
  if (state.step === "settled")
    return <Notice tone="success">Your payment is confirmed and you are enrolled.</Notice>;
  return <PaymentNotice state={state} onRetry={() => void resume()} />;
}
