import { useCart } from "./use-cart";

/** The number of exams in the cart, shown on the header's cart icon; nothing if the cart is empty. */
export function CartBadge() {
  const count = useCart().length;
  if (count === 0) return null;
  return (
    <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-gold px-1 text-xs font-bold text-gold-ink tabular">
      {count}
      <span className="sr-only">{count === 1 ? " exam in it" : " exams in it"}</span>
    </span>
  );
}
