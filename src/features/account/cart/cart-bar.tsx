import { paths } from "../../../config/paths";
import { ButtonLink } from "../../../ui/button";
import { CartIcon } from "../../../ui/icons";
import { useCart } from "./use-cart";

/**
 * The bar with the link to the cart: it appears with the first chosen exam and stays visible while the list scrolls.
 */
export function CartBar() {
  const count = useCart().length;
  if (count === 0) return null;
  return (
    <div className="sticky bottom-24 z-10 flex items-center justify-between gap-3 rounded-full border border-line bg-paper py-2 pr-2 pl-4 whitespace-nowrap shadow-card sm:pl-5 md:bottom-6">
      <p className="flex items-center gap-2 font-semibold">
        <CartIcon className="size-5 shrink-0 text-violet" />
        <span>
          {count === 1 ? "1 exam" : `${count} exams`}
          <span className="max-sm:sr-only"> in your cart</span>
        </span>
      </p>
      <ButtonLink to={paths.cartSummary} variant="outline" size="card">
        Go to cart
      </ButtonLink>
    </div>
  );
}
