import type { ListedStudent } from "../../../data/admin/students";
import { toCsv } from "../../../lib/csv";
import { formatIst } from "../../../lib/dates";

const columns: [heading: string, read: (student: ListedStudent) => string | null][] = [
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Class", ({ className }) => className],
  ["School", ({ schoolName }) => schoolName],
  ["Guardian", ({ guardianName }) => guardianName],
  ["Registered (IST)", ({ createdAt }) => formatIst(createdAt, "dateTime")],
];

/**
 * @param students the students in the order of the list
 * @returns the text of a file for spreadsheets
 */
export function toStudentsCsv(students: readonly ListedStudent[]): string {
  const heading = columns.map(([name]) => name);
  const rows = students.map((student) => columns.map(([, read]) => read(student)));
  return toCsv([heading, ...rows]);
}
