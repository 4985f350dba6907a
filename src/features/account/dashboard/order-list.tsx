import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { describeProblem, describeUnregistered } from "../../../content/order-exams";
import { ordersQuery, type Order } from "../../../data/orders";
import { cn } from "../../../lib/cn";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { ExtraPayments } from "./extra-payments";
import { describeRefund } from "./describe-refund";
import { Receipt } from "./receipt";

type RenderAction = (order: Order) => ReactNode;

function OrderCard({
  order,
  isLinked,
  renderAction,
}: {
  order: Order;
  isLinked: boolean;
  renderAction: RenderAction;
}) {
  const refund = describeRefund(order);
  return (
    <Card className="grid gap-3">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-subheading">Order {order.number}</h2>
          <p className="font-heading text-subheading font-bold tabular">{formatPaise(order.amountPaise)}</p>
        </div>
        {refund && <p className="text-right text-small text-ink-soft">{refund}</p>}
      </div>
      <ul>
        {order.items.map((item) => {
          const problem = item.isRefunded ? "refunded" : describeProblem(item);
          return (
            <li key={item.examId} className="flex justify-between gap-4">
              <span>
                {item.exam.name}
                {item.schedule && (item.isRegistered || item.isRefunded) && (
                  <span className="text-small text-ink-soft">
                    {" "}
                    · {formatIst(item.schedule.examOn, "date")}
                  </span>
                )}
                {problem && <span className="text-small text-ink-soft"> · {problem}</span>}
              </span>
              <span className={cn("tabular", item.isRefunded && "text-ink-soft line-through")}>
                {formatPaise(item.pricePaise)}
              </span>
            </li>
          );
        })}
      </ul>
      {describeUnregistered(order.items).map((sentence) => (
        <p key={sentence} className="text-small">
          {sentence}
        </p>
      ))}
      <p className="border-t border-line pt-3 text-small text-ink-soft">
        {formatIst(order.orderedAt, "dateTime")} IST · Payment{" "}
        <span className="inline-block break-all select-all">{order.paymentId}</span>
      </p>
      <Receipt order={order} isLinked={isLinked} />
      {renderAction(order)}
    </Card>
  );
}

/**
 * The student's paid orders, newest first; `renderAction` is shown at the end of each. An email's link names an order
 * (`?order=`), whose receipt is then open.
 */
export function OrderList({ studentId, renderAction }: { studentId: string; renderAction: RenderAction }) {
  const query = useQuery(ordersQuery(studentId));
  const linkedOrderNumber = useSearchParams()[0].get("order");
  const isLinked = ({ number }: Order) => String(number) === linkedOrderNumber;
  return (
    <section className="grid gap-4">
      <h1 className="text-title">Orders</h1>
      {linkedOrderNumber && query.data && !query.data.some(isLinked) && (
        <Notice tone="info">
          Order {linkedOrderNumber} is not among these orders. If you have more than one child here, press the
          name at the top and change to the other child.
        </Notice>
      )}
      <LoadedView query={query} label="Loading your orders">
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState title="No orders yet" pose="sleep">
              <p className="max-w-prose text-ink-soft">Your receipts will appear here.</p>
            </EmptyState>
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} isLinked={isLinked(order)} renderAction={renderAction} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
      <ExtraPayments studentId={studentId} />
    </section>
  );
}
