import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import {
  exportUnpaidCheckouts,
  unpaidCheckoutsQuery,
  type UnpaidCheckout,
} from "../../../data/admin/unpaid-checkouts";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { formatPaise } from "../../../lib/money";
import { toUnpaidCheckoutsCsv } from "../../../lib/payment-files";
import { CheckboxField } from "../../../ui/checkbox-field";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmailText } from "../../../ui/email-text";
import { FileButton } from "../../../ui/file-button";
import { LinkTabs } from "../../../ui/link-tabs";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { TextLink } from "../../../ui/text-link";
import { describeCheckout } from "./describe-checkout";

const dayMs = 86_400_000;

/** The periods, each with the number of days before today with which it begins; null for all. */
const periods = [
  { id: "today", label: "Today", daysBefore: 0 },
  { id: "week", label: "Last 7 days", daysBefore: 6 },
  { id: "all", label: "All", daysBefore: null },
] as const;

const columns: Column<UnpaidCheckout>[] = [
  {
    name: "Student",
    className: "wrap-anywhere lg:min-w-48",
    render: ({ studentId, studentName, guardianName, className: schoolClass }) => (
      <>
        <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
          {studentName ?? "Without a name"}
        </TextLink>
        <p className="text-ink-soft">{[schoolClass, guardianName].filter(Boolean).join(" · ")}</p>
      </>
    ),
  },
  {
    name: "Contact",
    className: "wrap-anywhere",
    render: ({ phone, email }) => (
      <>
        {phone !== null && (
          <a href={`tel:${phone}`} className="tabular">
            {phone}
          </a>
        )}
        <p className="text-ink-soft lg:max-w-48 lg:truncate lg:[&_wbr]:hidden" title={email ?? undefined}>
          <EmailText email={email} />
        </p>
      </>
    ),
  },
  {
    name: "Exams",
    render: ({ exams, cancelledExams, amountPaise }) => (
      <>
        <p>
          {exams.map((exam) => (cancelledExams.includes(exam) ? `${exam} (cancelled)` : exam)).join(", ")}
        </p>
        <p className="font-semibold tabular">{formatPaise(amountPaise)}</p>
      </>
    ),
  },
  {
    name: "Last tried",
    className: "tabular lg:whitespace-nowrap",
    render: ({ shownAt }) => `${formatIst(shownAt, "dateTime")} IST`,
  },
  {
    name: "What happened",
    className: "wrap-anywhere lg:min-w-64",
    render: (checkout) => describeCheckout(checkout),
  },
];

/**
 * The checkouts that were opened and not paid, newest first, of today, of the last 7 days or of all times, so that the
 * office can call the families. Checkouts whose exams were paid in another one are shown only on demand.
 */
export function UnpaidCheckouts() {
  const paging = usePaging();
  const { readParam, page, pageSize, setFilter } = paging;
  const period = periods.find(({ id }) => id === readParam("period")) ?? periods[1];
  // Also checkouts whose exams the family paid for later, in another checkout.
  const withEnrolled = readParam("paid") === "too";
  const [now] = useState(() => Date.now());
  const from = period.daysBefore === null ? "" : dayInIndia(new Date(now - period.daysBefore * dayMs));
  const query = useQuery({
    ...unpaidCheckoutsQuery({ from, to: "", withEnrolled }, page, pageSize),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LinkTabs
        label="When the payment was last tried"
        isMinor
        tabs={periods}
        current={period.id}
        toPath={(id) =>
          `${paths.adminPanel}?section=payments&view=unpaid&period=${id}${withEnrolled ? "&paid=too" : ""}`
        }
      />
      <CheckboxField
        label="Also show failed payments where the family paid successfully later"
        checked={withEnrolled}
        onChange={(event) => setFilter({ paid: event.target.checked ? "too" : "" })}
      />
      <PagedList
        query={query}
        paging={paging}
        rowsName="incomplete payments"
        getCount={({ count }) => count}
        getRows={({ checkouts }) => checkouts}
        renderHead={({ count }) => (
          <>
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "incomplete payment", "incomplete payments")}. We have received no money for
              these. Money that we received but could not match to an order is listed under Review and
              refunds.
            </p>
            {count > 0 && (
              <FileButton
                fileName={`incomplete-payments-${period.id}.csv`}
                readRows={() => exportUnpaidCheckouts({ from, to: "", withEnrolled })}
                toText={toUnpaidCheckoutsCsv}
              >
                Export this list
              </FileButton>
            )}
          </>
        )}
        empty="No incomplete payments"
      >
        {({ checkouts }, isStale) => (
          <DataTable
            label="Incomplete payments"
            columns={columns}
            rows={checkouts}
            getRowId={({ id }) => id}
            isStale={isStale}
          />
        )}
      </PagedList>
    </>
  );
}
