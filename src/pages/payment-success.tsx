import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { useSession } from "../data/use-session";
import { clearCart } from "../features/cart/cart-store";
import { PendingPayment } from "../features/checkout/pending-payment";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { CheckIcon } from "../ui/icons";
import { Peaks } from "../ui/peaks";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

/**
 * /paymentsuccess: what has happened, what comes next, and an empty cart (specification section 2). The cart is kept where
 * it is another one than was paid for: an older payment may be heard of while the next is being prepared.
 */
export function PaymentSuccessPage() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { state } = useLocation() as { state: { isCartKept?: unknown } | null };
  const isCartKept = state?.isCartKept === true;
  useEffect(() => {
    if (!isCartKept) clearCart();
  }, [isCartKept]);
  if (!session) return null;
  return (
    <main className="relative grid min-h-[calc(100dvh-4.5rem)] place-items-center overflow-hidden bg-sky px-4 py-10">
      <Seo title={`Payment Successful · ${site.name}`} noindex />
      <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-48" />
      <Card className="relative grid w-full max-w-lg gap-5 sm:p-8">
        <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green">
          <CheckIcon className="size-8" />
        </span>
        <h1 className="text-title">Payment Successful</h1>
        <PendingPayment
          studentId={session.studentId}
          onConfirmed={() => void queryClient.invalidateQueries()}
        />
        <h2 className="text-subheading">Next steps</h2>
        <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-violet">
          <li>
            The confirmation and receipt are on their way to{" "}
            <strong className="wrap-anywhere">{session.email}</strong>.
          </li>
          <li>
            Practise with <TextLink to={paths.mockTestLanding}>free mock tests</TextLink>, as often as you
            like.
          </li>
          <li>Before the exam day, try a computer, tablet or phone with a webcam and a stable connection.</li>
        </ol>
        <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
      </Card>
    </main>
  );
}
