import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listRefundableOrders, listRefundRequests } from "../../data/refunds";
import { useSession } from "../../data/use-session";

/**
 * What the logged-in student can ask for and has asked for. Both change together, so they are read together.
 *
 * @returns the query, and `refresh` for when the server has said something new
 */
export function useRefunds() {
  const queryClient = useQueryClient();
  const queryKey = ["refunds", useSession()?.studentId ?? null];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const [refundable, requests] = await Promise.all([listRefundableOrders(), listRefundRequests()]);
      return { refundable, requests };
    },
  });
  return { query, refresh: () => void queryClient.invalidateQueries({ queryKey }) };
}
