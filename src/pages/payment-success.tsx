import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { useSession } from "../data/use-session";
import { clearCart } from "../features/account/cart/cart-store";
import { PaymentOutcome } from "../features/account/checkout/payment-outcome";
import { PendingPaymentNotice } from "../features/account/checkout/pending-payment-notice";
import { MissingConsent } from "../features/account/guardian-consent/missing-consent";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Peaks } from "../ui/peaks";
import { Seo } from "../ui/seo";

/**
 * /paymentsuccess: the outcome of the payment, the next steps, and an empty cart (docs/specification.md section 2). The
 * cart is not emptied if it has exams that were not paid for: an older payment may be confirmed while the next one is
 * being prepared.
 */
export function PaymentSuccessPage() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { state } = useLocation() as { state: { hasUnpaidExams?: unknown } | null };
  const hasUnpaidExams = state?.hasUnpaidExams === true;
  useEffect(() => {
    if (!hasUnpaidExams) clearCart();
  }, [hasUnpaidExams]);
  if (!session) return null;
  return (
    <main className="relative grid min-h-[calc(100dvh-4.5rem)] place-items-center overflow-hidden bg-dawn px-4 py-10">
      <Seo title={`Payment · ${site.name}`} noindex />
      <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-48" />
      <Card className="relative grid w-full max-w-lg gap-5 sm:p-8">
        {/* Only the checkout sets `hasUnpaidExams`, and only for the payment it has just made. */}
        <PaymentOutcome session={session} isJustPaid={typeof state?.hasUnpaidExams === "boolean"} />
        <PendingPaymentNotice
          studentId={session.studentId}
          onConfirmed={() => void queryClient.invalidateQueries()}
        />
        <MissingConsent studentId={session.studentId} email={session.email} />
        <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
      </Card>
    </main>
  );
}
