import { queryOptions } from "@tanstack/react-query";
import { AppError } from "../lib/app-error";
import { groupBy } from "../lib/group-by";
import { getClient } from "./client";
import { getRows } from "./request";

/** More orders than a family makes in twelve years of school. */
const maxOrders = 200;

async function listOrderItems(orderIds: string[]) {
  const client = await getClient();
  return getRows(
    client
      .from("order_items")
      .select(
        "orderId:order_id, examId:exam_id, pricePaise:price_paise, exam:subjects!order_items_exam_id_fkey(name)",
      )
      .in("order_id", orderIds),
  );
}

/**
 * The student's paid orders with what was bought and whether money went back, newest first (specification section 7).
 *
 * @param studentId the logged-in student
 * @returns orders; amounts in paise, `orderedAt` an ISO time in UTC
 * @throws AppError when they could not be read
 */
export async function listOrders(studentId: string) {
  const client = await getClient();
  const orders = await getRows(
    client
      .from("orders")
      .select(
        "id, number, paymentId:payment_id, amountPaise:amount_paise, refundStatus:refund_status, orderedAt:ordered_at",
      )
      .eq("student_id", studentId)
      .eq("status", "success")
      .order("ordered_at", { ascending: false })
      .limit(maxOrders),
  );
  if (orders.length === 0) return [];
  const items = groupBy(await listOrderItems(orders.map((order) => order.id)), (item) => item.orderId);
  return orders.map((order) => Object.assign(order, { items: items.get(order.id) ?? [] }));
}

export type Order = Awaited<ReturnType<typeof listOrders>>[number];

/**
 * @param studentId the logged-in student
 * @returns the query of the student's paid orders
 */
export const ordersQuery = (studentId: string) =>
  queryOptions({ queryKey: ["orders", studentId], queryFn: () => listOrders(studentId) });

/**
 * @param orderId one of the student's own orders
 * @returns the gateway's id of its payment
 * @throws AppError `not_found` for an order that is not there or not the student's
 */
export async function getPaymentId(orderId: string): Promise<string> {
  const client = await getClient();
  const query = client.from("orders").select("paymentId:payment_id").eq("id", orderId).maybeSingle();
  const order = await getRows(query);
  if (order === null) throw new AppError("not_found");
  return order.paymentId;
}
