import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { catalogueQuery } from "../data/catalogue";
import { useMailAddress } from "../data/use-family";
import { useSession } from "../data/use-session";
import { listCartLines, sumCart } from "../features/account/cart/cart-lines";
import { CartList } from "../features/account/cart/cart-list";
import { removeFromCart } from "../features/account/cart/cart-store";
import { useAfterPurchase } from "../features/account/cart/use-after-purchase";
import { useCart } from "../features/account/cart/use-cart";
import { useCartSnapshot } from "../features/account/cart/use-cart-snapshot";
import { useCheckoutConsent } from "../features/account/guardian-consent/use-checkout-consent";
import { listOffers } from "../features/site/catalogue/offers";
import { Checkout } from "../features/account/checkout/checkout";
import { useProfile } from "../features/account/profile/use-profile";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** The cart of one student with current prices, and the checkout. */
function CartCheckout({ studentId, email: loginEmail }: { studentId: string; email: string }) {
  const email = useMailAddress(loginEmail);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cart = useCart();
  const catalogue = useQuery(catalogueQuery(studentId));
  const profile = useProfile(studentId);
  const offers = catalogue.data ? listOffers(catalogue.data, new Date(catalogue.dataUpdatedAt)) : [];
  useCartSnapshot(offers);
  const lines = listCartLines(cart, offers);
  const payableCart = sumCart(lines);
  const consent = useCheckoutConsent(studentId, catalogue.data?.edition?.camera === "optional");
  const refresh = () => void queryClient.invalidateQueries();
  const finishPurchase = useAfterPurchase();
  const callbacks = {
    onSaved: profile.cacheDetails,
    onPriceChanged: refresh,
    onUnavailable: (examIds: string[]) => {
      removeFromCart(examIds);
      refresh();
    },
    onConfirmed: (examIds: string[]) => {
      finishPurchase(examIds);
      const hasUnpaidExams = payableCart.items.some(({ examId }) => !examIds.includes(examId));
      void navigate(paths.paymentSuccess, { replace: true, state: { hasUnpaidExams } });
    },
  };
  return (
    <LoadedView query={catalogue} label="Loading your cart">
      {() => (
        <LoadedView query={profile.query} label="Loading your details">
          {([student, classes]) => (
            <Checkout
              student={student}
              email={email}
              classes={classes}
              cart={payableCart}
              renderCart={(isLocked) => <CartList lines={lines} isLocked={isLocked} />}
              consent={consent}
              isEmpty={lines.length === 0}
              callbacks={callbacks}
            />
          )}
        </LoadedView>
      )}
    </LoadedView>
  );
}

/** /cartsummary, and /simplecheckout as well (docs/design.md section 3 no. 1). */
export function CartSummaryPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 pt-8 pb-24 sm:pt-12 sm:pb-36">
      <Seo title={`Checkout · ${site.name}`} noindex />
      <PageHeading title="Checkout" />
      <CartCheckout studentId={session.studentId} email={session.email} />
    </main>
  );
}
