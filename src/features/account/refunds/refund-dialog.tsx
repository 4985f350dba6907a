import { useState } from "react";
import type { Order } from "../../../data/orders";
import type { RefundableOrder } from "../../../data/refunds";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";
import { RefundForm } from "./refund-form";
import { refundRules } from "./refund-texts";

type Props = {
  order: Pick<Order, "id" | "number">;
  refundableOrder: RefundableOrder;
  /** Called after the server's reply, to reload the page's data. */
  onReply: () => void;
  onClose: () => void;
};

/** Moves the focus to this button, because the pressed button was removed with the form. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The dialog for a refund request: the rules and the form; after sending, a confirmation instead. */
export function RefundDialog({ order, refundableOrder, onReply, onClose }: Props) {
  const [isSent, setSent] = useState(false);
  const amount = formatPaise(refundableOrder.amountPaise);
  return (
    <Dialog title="Request a refund" intro={`Order ${order.number} · ${amount}`} onClose={onClose}>
      {isSent ? (
        <>
          <Notice tone="success">
            We have your request for {amount}. We will check it, and our reply will appear on the order.
          </Notice>
          <Button ref={takeFocus} variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      ) : (
        <>
          <ul className="grid list-disc gap-1 pl-5 text-small text-ink-soft">
            {refundRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <RefundForm orderId={order.id} onReply={onReply} onSent={() => setSent(true)} onCancel={onClose} />
        </>
      )}
    </Dialog>
  );
}
