import { useQuery } from "@tanstack/react-query";
import { studentEnrolmentsQuery } from "../../../data/admin/enrolments";
import { Notice } from "../../../ui/notice";

/** Beside another class for a student's details: which paid exams do not follow it. Nothing where there are none. */
export function KeptExamsNote({ studentId, classId }: { studentId: string; classId: string }) {
  const { data = [] } = useQuery(studentEnrolmentsQuery(studentId));
  const kept = data.filter((enrolment) => enrolment.classId !== classId);
  if (kept.length === 0) return null;
  const named = kept.map(({ examName, className }) => `${examName} in ${className}`).join(", ");
  return (
    <Notice tone="info">
      {`Paid exams keep their class: ${named}. To move one, save this and choose Exams for this student.`}
    </Notice>
  );
}
