import type { PriceChange } from "../../data/admin/prices";
import { formatIst } from "../../lib/dates";
import { formatPaise } from "../../lib/money";
import { DataCell, DataTable } from "../../ui/data-table";

const columns = ["When (IST)", "Exam", "From", "To", "By"];

/** Who changed which price when, the newest first. */
export function PriceHistory({ history }: { history: readonly PriceChange[] }) {
  return (
    <>
      <h3 className="text-subheading">History</h3>
      {history.length === 0 ? (
        <p className="text-ink-soft">No price has been changed yet.</p>
      ) : (
        <DataTable label="Price changes" columns={columns}>
          {history.map((change) => (
            <tr key={change.id}>
              <DataCell className="whitespace-nowrap">{formatIst(change.at, "time")}</DataCell>
              <DataCell className="font-semibold">{change.exam}</DataCell>
              <DataCell className="tabular">{formatPaise(change.beforePaise)}</DataCell>
              <DataCell className="tabular">{formatPaise(change.afterPaise)}</DataCell>
              <DataCell>{change.by ?? "SQL console"}</DataCell>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
