import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Order } from "../../../data/orders";
import { refundsQuery, type RefundableOrder, type RefundRequest } from "../../../data/refunds";
import { useSession } from "../../../data/use-session";
import { Button } from "../../../ui/button";
import { RefundDialog } from "./refund-dialog";
import { PaidRefund, RefundState } from "./refund-state";
import { formatLastDay } from "./refund-texts";

/** The organiser's note to the family about a refund; null if there is none. */
function findAnswer(requests: readonly RefundRequest[], requestId: string | null): string | null {
  const request = requests.find(({ id }) => id === requestId);
  return request && "answer" in request ? request.answer : null;
}

/**
 * The refund part of an order: a button while a refund can be requested, the state of its requests and the refunds that
 * were paid, the newest first, or nothing. Only an organiser can start a second request.
 */
export function RequestRefund({ order }: { order: Order }) {
  const refunds = refundsQuery(useSession()?.studentId ?? null);
  const query = useQuery(refunds);
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: refunds.queryKey });
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [refundInDialog, setRefundInDialog] = useState<RefundableOrder | null>(null);
  const requests = query.data?.requests.filter(({ orderId }) => orderId === order.id) ?? [];
  const refundableOrder = query.data?.refundableOrders.find(({ orderId }) => orderId === order.id);
  const paidRefunds = order.creditNotes.toReversed();
  const isPaid = ({ id }: RefundRequest) => paidRefunds.some(({ requestId }) => requestId === id);
  const unpaidRequests = requests.filter((request) => !isPaid(request));
  const orderName = <span className="sr-only">for order {order.number}</span>;

  // The button may no longer exist; moving the focus here leaves a keyboard user at this order.
  const close = () => {
    setRefundInDialog(null);
    if (!opener.current) container.current?.focus();
  };

  return (
    <div ref={container} tabIndex={-1} className="outline-none empty:hidden">
      {unpaidRequests.length + paidRefunds.length > 0 && (
        <div className="grid gap-2">
          {unpaidRequests.map((request) => (
            <RefundState key={request.id} request={request} />
          ))}
          {paidRefunds.map((refund, index) => (
            <PaidRefund
              key={refund.number}
              refund={refund}
              // An older note may no longer be true, such as which exams stay registered.
              answer={index === 0 ? findAnswer(requests, refund.requestId) : null}
            />
          ))}
        </div>
      )}
      {requests.length === 0 && refundableOrder && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={opener} variant="quiet" size="card" onClick={() => setRefundInDialog(refundableOrder)}>
            Request refund {orderName}
          </Button>
          <p className="text-small text-ink-soft">until {formatLastDay(refundableOrder.until)} (IST)</p>
        </div>
      )}
      {query.isError && !query.data && !query.isFetching && (
        <p className="text-small text-ink-soft">
          We could not load your refunds.{" "}
          <button type="button" onClick={refresh} className="min-h-11 font-semibold text-violet underline">
            Try again {orderName}
          </button>
        </p>
      )}
      {refundInDialog && (
        <RefundDialog order={order} refundableOrder={refundInDialog} onReply={refresh} onClose={close} />
      )}
    </div>
  );
}
