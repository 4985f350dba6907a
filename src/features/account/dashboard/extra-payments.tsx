import { useQuery } from "@tanstack/react-query";
import { extraPaymentsQuery, type ExtraPayment } from "../../../data/orders";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Card } from "../../../ui/card";

/** How a refund was paid by hand; else the gateway has sent it back the way it came. */
const paidMethodTexts: Record<string, string> = {
  upi: "by UPI",
  bank_transfer: "by bank transfer",
  cash: "in cash",
};

function describeState({ state, changedAt, paidMethod, bankReference }: ExtraPayment): string {
  switch (state) {
    case "refunded": {
      const way = paidMethodTexts[paidMethod ?? ""] ?? "to the method it was paid with";
      const reference = bankReference === null ? "" : ` Reference: ${bankReference}.`;
      return `Refunded on ${formatIst(changedAt, "date")}, ${way}.${reference}`;
    }
    case "under_way":
      return "The refund is on its way. It takes 7 to 10 business days.";
    case "failed":
      return "The bank could not pay the refund out. We will send it again or pay it in another way, and email you.";
    case "refused":
      return `Checked and not refunded on ${formatIst(changedAt, "date")}. Our email says why.`;
    case "in_review":
      return "We are checking this payment and will email you.";
  }
}

/** Payments without an order, such as a second one for the same exams, and the state of their refunds. */
export function ExtraPayments({ studentId }: { studentId: string }) {
  const { data } = useQuery(extraPaymentsQuery(studentId));
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 id="extra-payments" className="text-heading">
        Other payments
      </h2>
      <ul aria-labelledby="extra-payments" className="grid gap-4 lg:grid-cols-2">
        {data.map((payment) => (
          <li key={payment.paymentId}>
            <Card className="grid gap-1">
              <p className="flex items-baseline justify-between gap-4 font-semibold">
                Paid twice, or without a registration
                <span className="tabular">{formatPaise(payment.amountPaise)}</span>
              </p>
              <p>{describeState(payment)}</p>
              <p className="text-small text-ink-soft">
                {formatIst(payment.paidAt, "dateTime")} IST · Payment{" "}
                <span className="break-all select-all">{payment.paymentId}</span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
