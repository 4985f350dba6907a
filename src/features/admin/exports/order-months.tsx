import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { seller } from "../../../config/seller";
import {
  exportOrders,
  exportRefunds,
  exportUnmatchedPayments,
  orderMonthsQuery,
} from "../../../data/admin/exports";
import { formatPaise } from "../../../lib/money";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { FileButton } from "./file-button";
import { toOrdersCsv, toRefundsCsv, toUnmatchedPaymentsCsv } from "./csv-files";

/** Formats a month: `2026-11-01` is November 2026. */
const formatMonth = (month: string) =>
  new Date(`${month}T00:00:00Z`).toLocaleDateString("en-IN", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** `received` and `returned` count the payments that became no order, and their refunds. */
type Month = {
  month: string;
  orders: number;
  paidPaise: number;
  paidGstPaise: number;
  refunds: number;
  refundedPaise: number;
  refundedGstPaise: number;
  returned: number;
  returnedPaise: number;
  received: number;
  receivedPaise: number;
};

const gstColumn: Column<Month> = {
  name: "GST in it",
  className: "tabular",
  render: ({ paidGstPaise, refundedGstPaise }) => formatPaise(paidGstPaise - refundedGstPaise),
};

/** Orders and refunds by month, with the GST in them if a GST number is set, each month with its files. */
export function OrderMonths() {
  // The GST rate of the invoices, so that months, files and invoices agree.
  const gstPercent = seller.gst?.percent ?? 0;
  const query = useQuery({ ...orderMonthsQuery(gstPercent), placeholderData: keepPreviousData });
  const columns: Column<Month>[] = [
    {
      name: "Month",
      className: "font-semibold lg:whitespace-nowrap",
      render: ({ month }) => formatMonth(month),
    },
    {
      name: "Orders",
      className: "tabular lg:whitespace-nowrap",
      render: ({ orders, paidPaise }) => `${orders.toLocaleString("en-IN")} · ${formatPaise(paidPaise)}`,
    },
    {
      name: "Refunds",
      className: "tabular lg:whitespace-nowrap",
      render: ({ refunds, refundedPaise }) =>
        `${refunds.toLocaleString("en-IN")} · ${formatPaise(refundedPaise)}`,
    },
    {
      name: "Net",
      className: "tabular",
      render: ({ paidPaise, refundedPaise }) => formatPaise(paidPaise - refundedPaise),
    },
    ...(seller.gst ? [gstColumn] : []),
    {
      name: "Outside orders",
      className: "tabular lg:whitespace-nowrap",
      render: ({ received, receivedPaise, returned, returnedPaise }) => (
        <>
          <p>{`${received.toLocaleString("en-IN")} · ${formatPaise(receivedPaise)} in`}</p>
          <p>{`${returned.toLocaleString("en-IN")} · ${formatPaise(returnedPaise)} back`}</p>
        </>
      ),
    },
    {
      name: "Files",
      isAction: true,
      render: ({ month }) => (
        <div className="flex flex-wrap gap-2">
          <FileButton
            fileName={`orders-${month.slice(0, 7)}.csv`}
            createText={async () => toOrdersCsv(await exportOrders(month, gstPercent))}
          >
            Orders <span className="sr-only">of {formatMonth(month)}</span>
          </FileButton>
          <FileButton
            fileName={`refunds-${month.slice(0, 7)}.csv`}
            createText={async () => toRefundsCsv(await exportRefunds(month, gstPercent))}
          >
            Refunds <span className="sr-only">of {formatMonth(month)}</span>
          </FileButton>
          <FileButton
            fileName={`outside-orders-${month.slice(0, 7)}.csv`}
            createText={async () => toUnmatchedPaymentsCsv(await exportUnmatchedPayments(month))}
          >
            Outside orders <span className="sr-only">of {formatMonth(month)}</span>
          </FileButton>
        </div>
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
          Prices include {seller.gst.percent}% GST, as on the invoices. The files have CGST, SGST and IGST.
        </p>
      ) : (
        <p className="text-small text-ink-soft">
          No GST number (GSTIN) is set: no GST is shown here, and the GST columns of the files are empty.
        </p>
      )}
      <p className="text-small text-ink-soft">
        Months are those of India. An order counts in the month of its payment, a refund in the month in which
        it was paid out. A payment that became no order, such as a second one for the same cart or a wrong
        amount, is not a sale: it and its refund are counted outside orders only, without GST. The files have
        the same sums; the refunds outside orders are in the file of the refunds, marked “never an order”.
      </p>
      <LoadedView query={query} label="Loading the months">
        {(months) =>
          months.length === 0 ? (
            <EmptyState title="No orders yet" />
          ) : (
            <DataTable
              label="Months"
              columns={columns}
              rows={months}
              getRowId={({ month }) => month}
              isStale={query.isPlaceholderData}
            />
          )
        }
      </LoadedView>
    </section>
  );
}
