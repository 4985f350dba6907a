import { Button } from "../../../ui/button";
import { CheckIcon } from "../../../ui/icons";
import { addToCart, removeFromCart } from "./cart-store";
import { useCart } from "./use-cart";

/** Puts an exam into the cart and takes it out again (specification section 4: Buy, or In Cart as a toggle). */
export function AddToCartButton({ examId, examName }: { examId: string; examName: string }) {
  const isInCart = useCart().includes(examId);
  return (
    <Button
      size="card"
      variant={isInCart ? "quiet" : "gold"}
      aria-pressed={isInCart}
      onClick={() => (isInCart ? removeFromCart([examId]) : addToCart(examId))}
      className="w-full"
    >
      {isInCart && <CheckIcon className="size-5" />}
      {isInCart ? "In Cart" : "Buy"} <span className="sr-only">{examName}</span>
    </Button>
  );
}
