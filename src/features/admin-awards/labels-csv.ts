import type { AwardLabel } from "../../data/admin/awards";
import { toCsv } from "../../lib/csv";
import { medalTexts, writeLines } from "./award-texts";

/** The first column is what a list of postings names the award by. */
const heading = [
  "Award id",
  "Recipient",
  "School",
  "Address 1",
  "Address 2",
  "City",
  "State",
  "PIN code",
  "Phone",
  "Student",
  "Exam",
  "Class",
  "Medal",
  "In the parcel",
];

/**
 * @param labels in the order of the list
 * @returns the text of a file for spreadsheets and label printers
 */
export function toLabelsCsv(labels: readonly AwardLabel[]): string {
  const rows = labels.map((label) => [
    label.awardId,
    label.recipient,
    label.isSchool ? "school" : "",
    label.line1,
    label.line2,
    label.city,
    label.region,
    label.pin,
    label.phone,
    label.studentName,
    label.examName,
    label.className,
    medalTexts[label.medal],
    writeLines(label.lines),
  ]);
  return toCsv([heading, ...rows]);
}
