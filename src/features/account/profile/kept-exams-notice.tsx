import { useQuery } from "@tanstack/react-query";
import { site } from "../../../config/site";
import { catalogueQuery } from "../../../data/catalogue";
import type { Student } from "../../../data/students";
import { formatIst } from "../../../lib/dates";
import { Notice } from "../../../ui/notice";
import { listKeptExams } from "./kept-exams";

/** Said as soon as another class is saved than one that was paid for: what stays where, and how to have it moved. */
export function KeptExamsNotice({ student }: { student: Student }) {
  const catalogue = useQuery(catalogueQuery(student.id));
  if (!catalogue.data || !student.class) return null;
  const kept = listKeptExams(catalogue.data, student.classId, new Date(catalogue.dataUpdatedAt));
  if (kept.length === 0) return null;
  return (
    <Notice tone="info" className="grid gap-2">
      <p className="font-semibold">Exams you have paid for stay in the class you paid for:</p>
      <ul className="list-disc pl-5">
        {kept.map(({ id, name, className, examOn }) => (
          <li key={id}>
            {name} stays in {className}
            {examOn && `, exam on ${formatIst(examOn, "date")}`}
          </li>
        ))}
      </ul>
      <p>
        To have {kept.length === 1 ? "it" : "them"} moved to {student.class.name}, write to{" "}
        <span className="font-semibold wrap-anywhere">{site.helpEmail}</span> before the exam day.
      </p>
    </Notice>
  );
}
