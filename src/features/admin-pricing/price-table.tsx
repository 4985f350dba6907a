import type { ExamPrice } from "../../data/admin/prices";
import { formatPaise } from "../../lib/money";
import { Button } from "../../ui/button";
import { DataCell, DataTable } from "../../ui/data-table";

const columns = ["Exam", "Code", "Price", "In carts", "Payments started", "Action"];

/** What each exam costs now, and how many carts and started payments hold it. */
export function PriceTable({
  prices,
  onChange,
}: {
  prices: readonly ExamPrice[];
  onChange: (exam: ExamPrice) => void;
}) {
  return (
    <DataTable label="Prices" columns={columns} pinned="last">
      {prices.map((exam) => (
        <tr key={exam.examId}>
          <DataCell className="font-semibold">{exam.name}</DataCell>
          <DataCell>{exam.code}</DataCell>
          <DataCell className="font-heading text-body font-bold tabular">
            {formatPaise(exam.pricePaise)}
          </DataCell>
          <DataCell className="tabular">{exam.carts}</DataCell>
          <DataCell className="tabular">{exam.startedPayments}</DataCell>
          <DataCell>
            <Button variant="quiet" size="card" onClick={() => onChange(exam)}>
              Change price <span className="sr-only">of {exam.name}</span>
            </Button>
          </DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
