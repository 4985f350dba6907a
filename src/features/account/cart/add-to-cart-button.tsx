import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { CheckIcon } from "../../../ui/icons";
import { addToCart, removeFromCart } from "./cart-store";
import { useCart } from "./use-cart";

/** Adds an exam to the cart, or removes it again (docs/specification.md section 4: Buy, or In Cart as a toggle). */
export function AddToCartButton({
  examId,
  examName,
  pricePaise,
}: {
  examId: string;
  examName: string;
  pricePaise: number;
}) {
  const isInCart = useCart().includes(examId);
  return (
    <Button
      size="card"
      variant={isInCart ? "quiet" : "outline"}
      aria-pressed={isInCart}
      onClick={() => (isInCart ? removeFromCart([examId]) : addToCart(examId))}
      className="w-full"
    >
      {isInCart && <CheckIcon className="size-5" />}
      {isInCart ? "In Cart" : "Buy"} <span className="sr-only">{examName}</span>
      {!isInCart && (
        <>
          {" "}
          <span className="tabular">· {formatPaise(pricePaise)}</span>
        </>
      )}
    </Button>
  );
}
