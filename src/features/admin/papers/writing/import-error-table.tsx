import { DataTable, type Column } from "../../../../ui/data-table";
import { Notice } from "../../../../ui/notice";
import type { ImportError } from "../../../../items/paper/import-error";
import type { ImportResult } from "../../../../items/paper/read-import";

/** Lists the errors that prevent an import, by row and column. */
export function ImportErrorTable({ result: { rowLabel, errors } }: { result: ImportResult }) {
  const columns: Column<ImportError & { index: number }>[] = [
    {
      name: rowLabel,
      className: "tabular font-semibold",
      render: ({ row }) => (row === null ? "all" : `${rowLabel} ${row}`),
    },
    { name: "Column", render: ({ column }) => <code className="wrap-anywhere">{column ?? "all"}</code> },
    { name: "What is wrong", render: ({ message }) => <span className="wrap-anywhere">{message}</span> },
    { name: "What to do", render: ({ advice }) => advice },
  ];
  return (
    <>
      <Notice tone="error">
        {`Nothing was saved: ${errors.length} ${errors.length === 1 ? "problem" : "problems"}. Fix the file and choose it again.`}
      </Notice>
      <DataTable
        label="Problems in the file"
        columns={columns}
        rows={errors.map((error, index) => ({ ...error, index }))}
        getRowId={({ index }) => index}
      />
    </>
  );
}
