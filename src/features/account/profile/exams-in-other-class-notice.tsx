import { useQuery } from "@tanstack/react-query";
import { site } from "../../../config/site";
import { catalogueQuery } from "../../../data/catalogue";
import type { Student } from "../../../data/students";
import { formatIst } from "../../../lib/dates";
import { Notice } from "../../../ui/notice";
import { listExamsInOtherClass } from "./exams-in-other-class";

/** Shown if a paid exam is in another class than the profile: which exams those are, and how to move them. */
export function ExamsInOtherClassNotice({ student }: { student: Student }) {
  const catalogue = useQuery(catalogueQuery(student.id));
  if (!catalogue.data || !student.class) return null;
  const exams = listExamsInOtherClass(catalogue.data, student.classId, new Date(catalogue.dataUpdatedAt));
  if (exams.length === 0) return null;
  return (
    <Notice tone="info" className="grid gap-2">
      <p className="font-semibold">Exams you have paid for stay in the class you paid for:</p>
      <ul className="list-disc pl-5">
        {exams.map(({ id, name, className, examOn }) => (
          <li key={id}>
            {name} stays in {className}
            {examOn && `, exam on ${formatIst(examOn, "date")}`}
          </li>
        ))}
      </ul>
      <p>
        To have {exams.length === 1 ? "it" : "them"} moved to {student.class.name}, write to{" "}
        <span className="font-semibold wrap-anywhere">{site.helpEmail}</span> before the exam day.
      </p>
    </Notice>
  );
}
