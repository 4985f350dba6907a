import { useQuery, useQueryClient } from "@tanstack/react-query";
import { receiptIssuer } from "../../../config/seller";
import { resendRefusals } from "../../../content/resend-refusals";
import { resendMessage } from "../../../data/admin/families";
import { orderReceiptQuery, type OrderReceipt } from "../../../data/admin/payments";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { OrderDocuments } from "../../../ui/order-documents";
import { useSubmit } from "../../../ui/use-submit";

/** Whether the email, which says that the student is registered for every exam of the order, is no longer true. */
const isMailOutOfDate = ({ items }: OrderReceipt) => items.some(({ isRefunded }) => isRefunded);

/** Returns a sentence about whether the email with the receipt was sent, and why it cannot be sent again. */
function describeMail(receipt: OrderReceipt): string {
  const { mail, email } = receipt;
  if (email === null) return "There is no email with this receipt: the account was deleted.";
  if (mail === null) return "This receipt has not been emailed.";
  if (isMailOutOfDate(receipt)) {
    const history =
      mail.status === "sent" && mail.sentAt !== null
        ? `was sent on ${formatIst(mail.sentAt, "dateTime")} IST. It cannot be sent again`
        : "is not sent";
    return `The email with this receipt ${history}: it says that the student is registered for every exam of the order, and an exam was refunded. The family can print the receipt on its dashboard, under Orders.`;
  }
  if (mail.status === "sent" && mail.sentAt !== null)
    return `The email with this receipt was sent on ${formatIst(mail.sentAt, "dateTime")} IST. Sent again, it goes to ${email}.`;
  return mail.status === "pending"
    ? `The email with this receipt is waiting to be sent to ${email}.`
    : `The email with this receipt could not be sent to ${email}.`;
}

/** Returns a sentence about the gateway's fee of the payment, which stays when it is refunded. */
function describeFee({ amountPaise, feePaise, feeGstPaise }: OrderReceipt): string {
  if (feePaise === null) return "Razorpay has not reported its fee for this payment yet.";
  const gst = feeGstPaise === null ? "" : ` (including ${formatPaise(feeGstPaise)} GST)`;
  return `Razorpay’s fee is ${formatPaise(feePaise)}${gst}: ${formatPaise(amountPaise - feePaise)} of the payment reaches our bank.`;
}

function Receipt({ receipt, onClose }: { receipt: OrderReceipt; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mail } = receipt;
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: orderReceiptQuery(receipt.number).queryKey }),
    successText: "The email with the receipt will be sent again.",
  });
  const resend = (messageId: string) =>
    run(async () => {
      const outcome = await resendMessage(messageId);
      return outcome === "queued" ? undefined : resendRefusals[outcome];
    });
  return (
    <>
      <OrderDocuments order={receipt} creditNotes={receipt.creditNotes} issuer={receiptIssuer} />
      <p className="text-small">{describeFee(receipt)}</p>
      <p className="text-small wrap-anywhere">{describeMail(receipt)}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button className="grow" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        {mail !== null && mail.status !== "pending" && !isMailOutOfDate(receipt) && (
          <Button variant="outline" className="grow" pending={isPending} onClick={() => void resend(mail.id)}>
            Send the email again
          </Button>
        )}
        <Button variant="outline" className="grow" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}

/**
 * The receipt, or tax invoice, of a family's order, to read, print, and send again unless an exam of it was refunded.
 * Each opening is recorded.
 */
export function OrderReceiptDialog({ orderNumber, onClose }: { orderNumber: number; onClose: () => void }) {
  const query = useQuery(orderReceiptQuery(orderNumber));
  return (
    <Dialog
      title={`Receipt for order ${orderNumber}`}
      intro="Opening this receipt is recorded."
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the receipt">
        {(receipt) =>
          receipt.outcome === "receipt" ? (
            <Receipt receipt={receipt} onClose={onClose} />
          ) : (
            <p>There is no order {orderNumber}.</p>
          )
        }
      </LoadedView>
    </Dialog>
  );
}
