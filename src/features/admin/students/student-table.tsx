import { paths } from "../../../config/paths";
import type { ListedStudent } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { Button, ButtonLink } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmailText } from "../../../ui/email-text";

const formatMissing = (what: string) => <span className="text-ink-soft">no {what} given</span>;

/** One page of students, each with buttons to edit the details and to show the exams. */
export function StudentTable({
  students,
  isStale,
  onEdit,
  onShowExams,
}: {
  students: readonly ListedStudent[];
  isStale: boolean;
  onEdit: (student: ListedStudent) => void;
  onShowExams: (student: ListedStudent) => void;
}) {
  const columns: Column<ListedStudent>[] = [
    {
      name: "Student",
      className: "wrap-anywhere lg:min-w-72",
      render: (student) => (
        <>
          <p className="font-semibold">{student.name ?? formatMissing("name")}</p>
          <p className="text-ink-soft">
            <EmailText email={student.email} />
          </p>
        </>
      ),
    },
    {
      name: "Class and school",
      className: "wrap-anywhere lg:min-w-36",
      render: (student) => (
        <>
          <p>{student.className ?? formatMissing("class")}</p>
          <p className="text-ink-soft">{student.schoolName ?? formatMissing("school")}</p>
        </>
      ),
    },
    {
      name: "Guardian",
      className: "wrap-anywhere lg:min-w-40",
      render: (student) => (
        <>
          <p>{student.guardianName ?? formatMissing("name")}</p>
          <p className="tabular">{student.phone ?? formatMissing("phone")}</p>
          <p className="text-ink-soft">{student.hasGuardianConsent ? "consent given" : "no consent yet"}</p>
        </>
      ),
    },
    {
      name: "Registered (IST)",
      className: "lg:min-w-28",
      render: (student) => formatIst(student.createdAt, "dateTime"),
    },
    {
      name: "Action",
      isAction: true,
      render: (student) => (
        <div className="flex flex-wrap gap-2 lg:flex-nowrap">
          <ButtonLink
            variant="quiet"
            size="card"
            className="px-4"
            to={`${paths.adminPanel}?section=families&student=${student.id}`}
          >
            Open <span className="sr-only">{student.name ?? student.email}</span>
          </ButtonLink>
          <Button variant="quiet" size="card" className="px-4" onClick={() => onEdit(student)}>
            Edit <span className="sr-only">{student.name ?? student.email}</span>
          </Button>
          <Button variant="quiet" size="card" className="px-4" onClick={() => onShowExams(student)}>
            Exams <span className="sr-only">of {student.name ?? student.email}</span>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={students}
      getRowId={(student) => student.id}
      isStale={isStale}
    />
  );
}
