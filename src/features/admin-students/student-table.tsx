import type { ListedStudent } from "../../data/admin/students";
import { formatIst } from "../../lib/dates";
import { Button } from "../../ui/button";
import { DataCell, DataTable } from "../../ui/data-table";

const columns = ["Student", "Class", "School", "Guardian", "Phone", "Registered (IST)", "Action"];
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
  return (
    <DataTable label="Students" columns={columns} pinned="last" isStale={isStale}>
      {students.map((student) => (
        <tr key={student.id}>
          <DataCell className="min-w-48 wrap-anywhere">
            <p className="font-semibold">
              {student.name ?? unknown}
              {student.role === "admin" && (
                <span className="ml-2 rounded-full bg-violet-tint px-2 py-0.5 text-xs text-violet">
                  admin
                </span>
              )}
            </p>
            <p className="text-ink-soft">{student.email}</p>
          </DataCell>
          <DataCell className="whitespace-nowrap">{student.className ?? unknown}</DataCell>
          <DataCell className="min-w-40 wrap-anywhere">{student.schoolName ?? unknown}</DataCell>
          <DataCell className="min-w-28 wrap-anywhere">{student.guardianName ?? unknown}</DataCell>
          <DataCell className="whitespace-nowrap tabular">{student.phone ?? unknown}</DataCell>
          <DataCell className="whitespace-nowrap">{formatIst(student.createdAt, "time")}</DataCell>
          <DataCell>
            <Button variant="quiet" size="card" onClick={() => onEdit(student)}>
              Edit <span className="sr-only">{student.name ?? student.email}</span>
            </Button>
          </DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
