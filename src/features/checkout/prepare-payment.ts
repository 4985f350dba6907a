import { createOrder, type CreatedOrder } from "../../data/payments";
import { forgetPaymentKey, getPaymentKey } from "./payment-memory";

/** The cart as it stands on the page: what it holds, and its total in paise. */
export type PayableCart = { items: readonly { examId: string; name: string }[]; totalPaise: number };

/**
 * Steps 1 to 5 of payments section 2: asks for the gateway's order of this cart.
 *
 * @param studentId the logged-in student, whose details have been saved
 * @param cart what the parent sees
 * @returns the order, or what stands in its way
 * @throws AppError as `createOrder`
 */
export async function preparePayment(studentId: string, cart: PayableCart): Promise<CreatedOrder> {
  const items = cart.items.map(({ examId }) => examId);
  const ask = () => createOrder({ amount: cart.totalPaise, items, key: getPaymentKey(studentId, items) });
  const created = await ask();
  if (created.outcome !== "key_reused") return created;
  // The stored key belongs to another cart, which only a tampered or half-written entry can do: a new one mends it.
  forgetPaymentKey(studentId);
  return ask();
}
