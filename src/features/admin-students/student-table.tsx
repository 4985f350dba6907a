import type { ListedStudent } from "../../data/admin/students";
import { formatIst } from "../../lib/dates";
import { Button } from "../../ui/button";
import { DataTable, type Column } from "../../ui/data-table";

const unknown = <span className="text-ink-soft">not given</span>;

/** One page of students, each with the way to edit it. */
export function StudentTable({
  students,
  isStale,
  onEdit,
}: {
  students: readonly ListedStudent[];
  isStale: boolean;
  onEdit: (student: ListedStudent) => void;
}) {
  const columns: Column<ListedStudent>[] = [
    {
      name: "Student",
      className: "wrap-anywhere md:min-w-60",
      show: (student) => (
        <>
          <p className="font-semibold">
            {student.name ?? unknown}
            {student.role === "admin" && (
              <span className="ml-2 rounded-full bg-violet-tint px-2 py-0.5 text-xs text-violet">admin</span>
            )}
          </p>
          <p className="text-ink-soft">{student.email}</p>
        </>
      ),
    },
    { name: "Class", className: "md:whitespace-nowrap", show: (student) => student.className ?? unknown },
    {
      name: "School",
      className: "wrap-anywhere md:min-w-40",
      show: (student) => student.schoolName ?? unknown,
    },
    {
      name: "Guardian",
      className: "wrap-anywhere md:min-w-28",
      show: (student) => student.guardianName ?? unknown,
    },
    { name: "Phone", className: "tabular md:whitespace-nowrap", show: (student) => student.phone ?? unknown },
    {
      name: "Registered (IST)",
      className: "md:whitespace-nowrap",
      show: (student) => formatIst(student.createdAt, "time"),
    },
    {
      name: "Action",
      isAction: true,
      show: (student) => (
        <Button variant="quiet" size="card" onClick={() => onEdit(student)}>
          Edit <span className="sr-only">{student.name ?? student.email}</span>
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={students}
      idOf={(student) => student.id}
      isStale={isStale}
    />
  );
}
