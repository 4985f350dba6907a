import { DataTable, type Column } from "../../../../ui/data-table";
import { Notice } from "../../../../ui/notice";
import type { ImportFault } from "../../../../items/paper/import-fault";
import type { ImportResult } from "../../../../items/paper/read-import";

/** Lists the errors that prevent an import, by row and column. */
export function FaultTable({ result: { rowLabel, faults } }: { result: ImportResult }) {
  const columns: Column<ImportFault & { index: number }>[] = [
    {
      name: rowLabel,
      className: "tabular font-semibold",
      show: ({ row }) => (row === null ? "all" : `${rowLabel} ${row}`),
    },
    { name: "Column", show: ({ column }) => <code className="wrap-anywhere">{column ?? "all"}</code> },
    { name: "What is wrong", show: ({ message }) => <span className="wrap-anywhere">{message}</span> },
    { name: "What to do", show: ({ advice }) => advice },
  ];
  return (
    <>
      <Notice tone="error">
        {`Nothing was saved: ${faults.length} ${faults.length === 1 ? "problem" : "problems"}. Fix the file and choose it again.`}
      </Notice>
      <DataTable
        label="Problems in the file"
        columns={columns}
        rows={faults.map((fault, index) => ({ ...fault, index }))}
        idOf={({ index }) => index}
      />
    </>
  );
}
