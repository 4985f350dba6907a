import type { ExportedEnrolment, ExportedResult } from "../../../data/admin/exports";
import { formatRupees, toColumnsCsv, type Columns } from "../../../lib/csv-columns";

const resultColumns: Columns<ExportedResult> = [
  ["Exam", ({ exam }) => exam],
  ["Class", ({ className }) => className],
  ["Rank", ({ rank }) => (rank === null ? null : String(rank))],
  ["Student", ({ name }) => name],
  ["School", ({ schoolName }) => schoolName],
  ["Marks", ({ marks }) => String(marks)],
  ["Marks in section C", ({ sectionC }) => String(sectionC)],
  ["Difficulty score", ({ difficulty }) => (difficulty === null ? null : String(difficulty))],
  ["Award", ({ award }) => award],
  ["Certificate", ({ certificateCode }) => certificateCode],
];

/**
 * @param rows the results of an exam
 * @returns the text of a CSV file
 */
export const toResultsCsv = (rows: readonly ExportedResult[]): string => toColumnsCsv(resultColumns, rows);

const enrolmentColumns: Columns<ExportedEnrolment> = [
  ["Student", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Guardian", ({ guardianName }) => guardianName],
  ["School", ({ schoolName }) => schoolName],
  ["Class", ({ className }) => className],
  ["Exam", ({ exam }) => exam],
  ["Order", ({ orderNumber }) => String(orderNumber)],
  ["Paid (Rs)", ({ pricePaise }) => formatRupees(pricePaise)],
  ["Guardian’s consent", ({ hasGuardianConsent }) => (hasGuardianConsent ? "yes" : "no")],
];

/**
 * @param rows the enrolments of an edition
 * @returns the text of a CSV file
 */
export const toEnrolmentsCsv = (rows: readonly ExportedEnrolment[]): string =>
  toColumnsCsv(enrolmentColumns, rows);
