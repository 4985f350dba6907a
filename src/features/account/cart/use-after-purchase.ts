import { useQueryClient } from "@tanstack/react-query";
import { removeFromCart } from "./cart-store";

/**
 * @returns the handler of a purchase: given the bought exams, it removes them from the cart and reads the server's
 * data again
 */
export function useAfterPurchase(): (examIds: readonly string[]) => void {
  const queryClient = useQueryClient();
  return (examIds) => {
    removeFromCart(examIds);
    // An answer that is still on its way may be from before the purchase: a first one would not be asked for again.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
  };
}
