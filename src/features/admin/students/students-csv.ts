import type { ListedStudent } from "../../../data/admin/students";
import { toCsv } from "../../../lib/csv";
import { formatIst } from "../../../lib/dates";

const heading = ["Name", "Email", "Phone", "Class", "School", "Guardian", "Registered (IST)"];

/**
 * @param students in the order of the list
 * @returns the text of a file for spreadsheets
 */
export function toStudentsCsv(students: readonly ListedStudent[]): string {
  const rows = students.map((student) => [
    student.name,
    student.email,
    student.phone,
    student.className,
    student.schoolName,
    student.guardianName,
    formatIst(student.createdAt, "time"),
  ]);
  return toCsv([heading, ...rows]);
}
