import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { seller } from "../../../config/seller";
import { site } from "../../../config/site";
import type { Order } from "../../../data/orders";
import { useMailAddress } from "../../../data/use-family";
import { studentQuery } from "../../../data/students";
import { useSession } from "../../../data/use-session";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { formatInvoiceNumber } from "../../../lib/invoice-number";
import { listTaxes } from "./list-taxes";

/** The receipt of an order; index.css prints only this part of the page. */
function ReceiptPaper({ order }: { order: Order }) {
  const session = useSession();
  const email = useMailAddress(session?.email ?? "");
  const student = useQuery(studentQuery(session?.studentId ?? "")).data;
  const { gst } = seller;
  const facts: (readonly [string, string | null | undefined])[] = [
    ["Invoice number", gst && formatInvoiceNumber(gst.series, order)],
    ["Order", String(order.number)],
    ["Paid on", `${formatIst(order.orderedAt, "time")} IST`],
    ["Payment", order.paymentId],
    ["Student", student?.name],
    ["Class", order.class.name],
    ["Guardian", student?.guardianName],
    ["Account", email],
    ["Place of supply", gst?.placeOfSupply],
  ];
  return (
    <div className="printed-paper grid gap-4">
      <div>
        <p className="font-heading text-heading font-bold">{site.name}</p>
        <p className="text-small">
          {gst ? "Tax invoice" : "Receipt"} of {seller.name}
          {seller.address && `, ${seller.address}`}
        </p>
        {gst && (
          <p className="text-small">
            GSTIN {gst.gstin} · SAC {gst.sac}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-small">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <table className="w-full text-left">
        <thead className="text-small text-ink-soft">
          <tr>
            <th className="py-1 font-normal">Olympiad exam</th>
            <th className="py-1 text-right font-normal">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.examId} className="border-t border-line">
              <td className="py-1.5">
                {item.exam.name}
                {item.day && `, ${formatIst(item.day.examOn, "date")}`}
                {item.isRefunded && " (refunded)"}
              </td>
              <td className="py-1.5 text-right tabular">{formatPaise(item.pricePaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink">
          {gst &&
            listTaxes(gst, order.amountPaise).map(({ name, amountPaise }) => (
              <tr key={name} className="text-small">
                <td className="py-1">{name}</td>
                <td className="py-1 text-right tabular">{formatPaise(amountPaise)}</td>
              </tr>
            ))}
          <tr className="font-semibold">
            <td className="py-1.5">Total paid</td>
            <td className="py-1.5 text-right tabular">{formatPaise(order.amountPaise)}</td>
          </tr>
          {order.refundedPaise > 0 && (
            <tr className="font-semibold">
              <td className="py-1.5">Total refunded</td>
              <td className="py-1.5 text-right tabular">{formatPaise(order.refundedPaise)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className="text-small text-ink-soft">
        Made by computer, valid without a signature. Questions? {site.helpEmail}
      </p>
    </div>
  );
}

/** A receipt to read and print. `isRequested`: an email's link asked for it, so it is open from the beginning. */
export function Receipt({ order, isRequested }: { order: Order; isRequested: boolean }) {
  const [isOpen, setIsOpen] = useState(isRequested);
  return (
    <>
      <Button variant="quiet" size="card" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Receipt <span className="sr-only">for order {order.number}</span>
      </Button>
      {isOpen && (
        <Dialog title={`Receipt for order ${order.number}`} onClose={() => setIsOpen(false)}>
          <ReceiptPaper order={order} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.print()} className="grow">
              Print or save as PDF
            </Button>
            <Button variant="outline" onClick={() => setIsOpen(false)} className="grow">
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
