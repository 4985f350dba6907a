import { useQueryClient } from "@tanstack/react-query";
import { removeFromCart } from "./cart-store";

/**
 * @returns what follows a purchase: told the exams that were bought, they leave the cart, and what the server knows is asked
 *   for again
 */
export function useAfterPurchase(): (examIds: readonly string[]) => void {
  const queryClient = useQueryClient();
  return (examIds) => {
    removeFromCart(examIds);
    // An answer that is still on its way may be from before the purchase: a first one would not be asked for again.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
  };
}
