import { useMutation } from "@tanstack/react-query";
import { exportLabels, type AwardFilter, type AwardLabel } from "../../../data/admin/awards";
import { messageOf } from "../../../lib/app-error";
import { toCsv } from "../../../lib/csv";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { medalTexts, formatLines } from "./award-texts";

/** The first column is the award id, which “Mark several as posted” needs. */
const columnHeadings = [
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

/** The text of a file for spreadsheets and label printers, in the order of the list. */
function toLabelsCsv(labels: readonly AwardLabel[]): string {
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
    formatLines(label.lines),
  ]);
  return toCsv([columnHeadings, ...rows]);
}

/** Downloads the labels of the filtered awards; the server logs who downloads them. */
export function LabelsButton({ filter }: { filter: AwardFilter }) {
  const save = useMutation({
    mutationFn: async () => {
      const labels = await exportLabels(filter);
      if (labels.length > 0) saveFile("award-labels.csv", "text/csv;charset=utf-8", toLabelsCsv(labels));
      return labels.length;
    },
  });
  return (
    <>
      <Button size="card" pending={save.isPending} onClick={() => save.mutate()}>
        Export labels
      </Button>
      {save.data === 0 && (
        <Notice tone="info" className="w-full">
          None of these awards is ready to send with an address.
        </Notice>
      )}
      {save.isError && (
        <Notice tone="error" className="w-full">
          {messageOf(save.error)}
        </Notice>
      )}
    </>
  );
}
