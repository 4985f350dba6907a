import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { seller } from "../../../config/seller";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import {
  exportOrders,
  exportPaidRefunds,
  exportUnmatchedPayments,
  orderMonthsQuery,
  type OrderMonth,
  type Period,
} from "../../../data/admin/exports";
import { exportUnpaidCheckouts } from "../../../data/admin/unpaid-checkouts";
import { formatPaise } from "../../../lib/money";
import {
  toOrdersCsv,
  toRefundsCsv,
  toUnmatchedPaymentsCsv,
  toUnpaidCheckoutsCsv,
} from "../../../lib/payment-files";
import { findPeriodProblem } from "../../../lib/period-problem";
import { readDay } from "../../../lib/read-day";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { TextField } from "../../../ui/field";
import { FileButton } from "../../../ui/file-button";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";

/** Formats a month: `2026-11-01` is November 2026. */
const formatMonth = (month: string) =>
  new Date(`${month}T00:00:00Z`).toLocaleDateString("en-IN", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Returns the first and the last day of a month, which is given as its first day. */
function toMonthPeriod(month: string): Period {
  const lastDay = new Date(`${month}T00:00:00Z`);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  return { from: month, to: lastDay.toISOString().slice(0, 10) };
}

/** The files of a period. `suffix` ends their names, `spokenName` names the period for screen readers. */
function PeriodFiles({
  period,
  suffix,
  spokenName,
  disabled = false,
  children,
}: {
  period: Period;
  suffix: string;
  spokenName: string;
  disabled?: boolean;
  children?: ReactNode;
}) {
  // `seller.gst` is read here and not when the module is loaded, as on the receipts.
  const settings = { gst: seller.gst, reasonTexts: refundTaskReasons };
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        fileName={`orders-${suffix}.csv`}
        disabled={disabled}
        readRows={() => exportOrders({ ...period, search: "", status: "" })}
        toText={(rows) => toOrdersCsv(settings, rows)}
      >
        Orders <span className="sr-only">of {spokenName}</span>
      </FileButton>
      <FileButton
        fileName={`refunds-${suffix}.csv`}
        disabled={disabled}
        readRows={() => exportPaidRefunds(period)}
        toText={(rows) => toRefundsCsv(settings, rows)}
      >
        Refunds <span className="sr-only">of {spokenName}</span>
      </FileButton>
      <FileButton
        fileName={`outside-orders-${suffix}.csv`}
        disabled={disabled}
        readRows={() => exportUnmatchedPayments(period)}
        toText={(rows) => toUnmatchedPaymentsCsv(settings, rows)}
      >
        Payments without an order <span className="sr-only">of {spokenName}</span>
      </FileButton>
      {children}
    </div>
  );
}

/** The same files for any period. Its first and last day are included; an empty field sets no limit. */
function AnyPeriod() {
  const [period, setPeriod] = useState<Period>({ from: "", to: "" });
  const days = [period.from, period.to].filter((day) => day !== "");
  const problem = findPeriodProblem(period);
  const suffix = days.length === 0 ? "all" : days.join("-to-");
  return (
    <section aria-labelledby="export-period" className="grid gap-3">
      <h4 id="export-period" className="font-semibold">
        Files for any period
      </h4>
      <div className="grid max-w-md gap-3 sm:grid-cols-2">
        <TextField
          type="date"
          label="From (IST)"
          value={period.from}
          max={period.to}
          onChange={(event) => setPeriod({ ...period, from: readDay(event.target.value) })}
        />
        <TextField
          type="date"
          label="To (IST)"
          value={period.to}
          min={period.from}
          onChange={(event) => setPeriod({ ...period, to: readDay(event.target.value) })}
        />
      </div>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <PeriodFiles period={period} suffix={suffix} spokenName="this period" disabled={problem !== undefined}>
        <FileButton
          fileName={`incomplete-payments-${suffix}.csv`}
          disabled={problem !== undefined}
          readRows={() => exportUnpaidCheckouts({ ...period, withEnrolled: false })}
          toText={toUnpaidCheckoutsCsv}
        >
          Incomplete payments <span className="sr-only">of this period</span>
        </FileButton>
      </PeriodFiles>
    </section>
  );
}

const formatCount = (value: number) => value.toLocaleString("en-IN");

function describeFees(month: OrderMonth): string[] {
  const { orders, received, feePaise, feeGstPaise, receivedFeePaise, receivedFeeGstPaise, unknownFees } =
    month;
  const count = orders + received;
  if (count === 0) return [];
  if (unknownFees === count) return ["not known yet"];
  const known = [
    formatPaise(feePaise + receivedFeePaise),
    `GST ${formatPaise(feeGstPaise + receivedFeeGstPaise)}`,
    ...(receivedFeePaise > 0
      ? [`${formatPaise(receivedFeePaise)} of this for payments without an order`]
      : []),
  ];
  return unknownFees === 0 ? known : [...known, `${formatCount(unknownFees)} not known yet`];
}

const gstColumn: Column<OrderMonth> = {
  name: "GST included",
  className: "tabular",
  render: ({ paidGstPaise, refundedGstPaise }) => formatPaise(paidGstPaise - refundedGstPaise),
};

/** Orders and refunds by month, with the GST in them if a GST number is set, each month with its files. */
export function OrderMonths() {
  const query = useQuery(orderMonthsQuery);
  const columns: Column<OrderMonth>[] = [
    {
      name: "Month",
      className: "font-semibold",
      render: ({ month }) => formatMonth(month),
    },
    {
      name: "Orders",
      className: "tabular",
      render: ({ orders, paidPaise }) => `${formatCount(orders)} (${formatPaise(paidPaise)})`,
    },
    {
      name: "Refunds",
      className: "tabular",
      render: ({ refunds, refundedPaise, byHandPaise, firstCreditNote, lastCreditNote }) => (
        <>
          <p>{`${formatCount(refunds)} (${formatPaise(refundedPaise)})`}</p>
          {byHandPaise > 0 && (
            <p className="text-small text-ink-soft">{formatPaise(byHandPaise)} paid back manually</p>
          )}
          {firstCreditNote !== null && (
            <p className="text-small whitespace-nowrap text-ink-soft">{firstCreditNote}</p>
          )}
          {lastCreditNote !== null && lastCreditNote !== firstCreditNote && (
            <p className="text-small text-ink-soft">
              to <span className="whitespace-nowrap">{lastCreditNote}</span>
            </p>
          )}
        </>
      ),
    },
    {
      name: "Net",
      className: "tabular",
      render: ({ paidPaise, refundedPaise, feePaise, receivedFeePaise }) => (
        <>
          <p>{formatPaise(paidPaise - refundedPaise)}</p>
          {feePaise + receivedFeePaise > 0 && (
            <p className="text-small text-ink-soft">
              {formatPaise(paidPaise - refundedPaise - feePaise - receivedFeePaise)} after the fee
            </p>
          )}
        </>
      ),
    },
    ...(seller.gst ? [gstColumn] : []),
    {
      name: "Razorpay fee",
      className: "tabular",
      render: (month) => describeFees(month).map((text) => <p key={text}>{text}</p>),
    },
    {
      name: "Payments without an order",
      className: "tabular",
      render: ({ received, receivedPaise, returned, returnedPaise }) => (
        <>
          <p>
            Received: {formatCount(received)} ({formatPaise(receivedPaise)})
          </p>
          <p>
            Refunded: {formatCount(returned)} ({formatPaise(returnedPaise)})
          </p>
        </>
      ),
    },
    {
      name: "Files",
      isAction: true,
      render: ({ month }) => (
        <PeriodFiles
          period={toMonthPeriod(month)}
          suffix={month.slice(0, 7)}
          spokenName={formatMonth(month)}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="export-orders" className="grid gap-3">
      <h3 id="export-orders" className="text-subheading">
        Orders, refunds and GST by month
      </h3>
      {seller.gst ? (
        <p className="text-small text-ink-soft">
          Each order keeps the rate of GST of its invoice, now {seller.gst.percent}%; each refund of an order
          has a numbered credit note at that rate. The files have CGST, SGST and IGST. The place of supply is{" "}
          {seller.gst.placeOfSupply || "our state"}, because families do not give an address. An invoice to a
          company GSTIN is not possible: families buy as consumers.
        </p>
      ) : (
        <p className="text-small text-ink-soft">
          No GST number (GSTIN) is set: no GST is shown here, and the GST columns of the files are empty.
        </p>
      )}
      <p className="text-small text-ink-soft">
        Months are in Indian time (IST). An order counts in the month in which it was paid. A refund counts in
        the month of its credit note. The credit note has the date on which the refund was recorded here, even
        if the money was returned earlier by UPI, bank transfer or cash. Manual refunds are those by UPI, bank
        transfer or cash: Razorpay’s statement does not show them.
      </p>
      <p className="text-small text-ink-soft">
        Some payments create no order, for example when a cart is paid twice or the amount is wrong. They are
        not sales and carry no GST. These payments and their refunds have their own column, “Payments without
        an order”. Only two other figures include them: the Razorpay fee and the total of manual refunds
        (shown only if there are any). In the refunds file, their refunds are marked “no order”.
      </p>
      <p className="text-small text-ink-soft">
        The fee is what Razorpay deducts for all payments of the month, including the GST on the fee. Payments
        without an order are included. To check the money on the bank statement, download the settlement
        report (Razorpay’s Dashboard, Settlements). Match the payment ids in it with those in our files.
      </p>
      <LoadedView query={query} label="Loading the months">
        {(months) =>
          months.length === 0 ? (
            <EmptyState title="No orders yet" />
          ) : (
            <>
              <DataTable
                label="Months"
                columns={columns}
                rows={months}
                getRowId={({ month }) => month}
                isStale={false}
              />
              <AnyPeriod />
            </>
          )
        }
      </LoadedView>
    </section>
  );
}
