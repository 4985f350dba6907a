import { paths } from "../../config/paths";
import { ButtonLink } from "../../ui/button";
import { CartIcon } from "../../ui/icons";
import { useCart } from "./use-cart";

/** The way on from choosing exams: it appears with the first one and stays in sight while the list scrolls. */
export function CartBar() {
  const count = useCart().length;
  if (count === 0) return null;
  return (
    <div className="sticky bottom-24 z-10 flex items-center justify-between gap-3 rounded-full border border-line bg-paper py-2 pr-2 pl-5 shadow-card md:bottom-6">
      <p className="flex items-center gap-2 font-semibold">
        <CartIcon className="size-5 text-violet" />
        {count === 1 ? "1 exam in your cart" : `${count} exams in your cart`}
      </p>
      <ButtonLink to={paths.cartSummary} variant="outline" size="card">
        Go to cart
      </ButtonLink>
    </div>
  );
}
