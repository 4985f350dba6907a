import type { ExamPrice } from "../../../data/admin/prices";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";

/** The current price of each exam, and how many carts and started payments have it. */
export function PriceTable({
  prices,
  onChange,
}: {
  prices: readonly ExamPrice[];
  onChange: (exam: ExamPrice) => void;
}) {
  const columns: Column<ExamPrice>[] = [
    { name: "Exam", className: "font-semibold", render: (exam) => exam.name },
    { name: "Code", render: (exam) => exam.code },
    {
      name: "Price",
      className: "font-heading text-body font-bold tabular",
      render: (exam) => formatPaise(exam.pricePaise),
    },
    { name: "In carts", className: "tabular", render: (exam) => exam.carts },
    { name: "Payments in progress", className: "tabular", render: (exam) => exam.startedPayments },
    {
      name: "Action",
      isAction: true,
      render: (exam) => (
        <Button variant="quiet" size="card" onClick={() => onChange(exam)}>
          Change price <span className="sr-only">of {exam.name}</span>
        </Button>
      ),
    },
  ];
  return <DataTable label="Prices" columns={columns} rows={prices} getRowId={(exam) => exam.examId} />;
}
