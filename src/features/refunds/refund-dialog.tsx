import { useId, useRef, useState } from "react";
import type { Order } from "../../data/orders";
import type { RefundableOrder } from "../../data/refunds";
import { formatPaise } from "../../lib/money";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { RefundForm } from "./refund-form";
import { refundRules } from "./refund-texts";

type Props = {
  order: Pick<Order, "id" | "number">;
  refundable: RefundableOrder;
  /** The server has said something, so what the page knows may be old. */
  onAnswer: () => void;
  onClose: () => void;
};

/** The button that was pressed has gone with the form; the next one takes its place. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** A native dialog that is open as long as it is shown: the rule, the questions, and in their place the confirmation. */
export function RefundDialog({ order, refundable, onAnswer, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSent, setSent] = useState(false);
  const amount = formatPaise(refundable.amountPaise);
  const close = () => dialog.current?.close();
  const open = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (element && !element.open) element.showModal();
  };

  return (
    <dialog
      ref={open}
      aria-labelledby={titleId}
      onClose={onClose}
      className="max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-xl overflow-y-auto rounded-card bg-paper p-5 text-ink shadow-card backdrop:bg-ink/60 sm:p-6"
    >
      <div className="grid gap-4">
        <header className="grid gap-1">
          <h2 id={titleId} className="text-heading">
            Request a refund
          </h2>
          <p className="text-ink-soft">
            Order {order.number} · {amount}
          </p>
        </header>
        {isSent ? (
          <>
            <Notice tone="success">
              We have your request for {amount}. We look at it ourselves, and the answer will stand on the
              order.
            </Notice>
            <Button ref={takeFocus} variant="outline" onClick={close}>
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
            <RefundForm
              orderId={order.id}
              onAnswer={onAnswer}
              onSent={() => setSent(true)}
              onCancel={close}
            />
          </>
        )}
      </div>
    </dialog>
  );
}
