import type { PriceChange } from "../../../data/admin/prices";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { DataTable, type Column } from "../../../ui/data-table";

const columns: Column<PriceChange>[] = [
  {
    name: "When (IST)",
    className: "lg:whitespace-nowrap",
    render: (change) => formatIst(change.at, "dateTime"),
  },
  { name: "Exam", className: "font-semibold", render: (change) => change.exam },
  { name: "From", className: "tabular", render: (change) => formatPaise(change.beforePaise) },
  { name: "To", className: "tabular", render: (change) => formatPaise(change.afterPaise) },
  { name: "By", render: (change) => change.by ?? "SQL console" },
];

/** The changes of prices, newest first. */
export function PriceHistory({ history }: { history: readonly PriceChange[] }) {
  return (
    <>
      <h3 className="text-subheading">History</h3>
      {history.length === 0 ? (
        <p className="text-ink-soft">No price changes yet.</p>
      ) : (
        <DataTable label="Price changes" columns={columns} rows={history} getRowId={(change) => change.id} />
      )}
    </>
  );
}
