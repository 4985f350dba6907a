import { useQuery } from "@tanstack/react-query";
import { studentEnrolmentsQuery } from "../../../data/admin/enrolments";

/**
 * @param studentId the student's id
 * @param classId another class for the student's details; undefined until one is chosen
 * @returns a sentence that lists the paid exams in other classes; undefined if there are none
 */
export function useExamsInOtherClass(studentId: string, classId: string | undefined): string | undefined {
  const { data = [] } = useQuery({ ...studentEnrolmentsQuery(studentId), enabled: classId !== undefined });
  const examsInOtherClass = data.filter((enrolment) => enrolment.classId !== classId);
  if (classId === undefined || examsInOtherClass.length === 0) return undefined;
  const examsText = examsInOtherClass
    .map(({ examName, className }) => `${examName} in ${className}`)
    .join(", ");
  return `Paid exams keep their class: ${examsText}. To move one, save this and choose Exams for this student.`;
}
