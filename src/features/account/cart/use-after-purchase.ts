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
    // Running queries may return data from before the purchase, so they are cancelled first.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
  };
}
