import { useMutation } from "@tanstack/react-query";
import { exportStudents, type StudentFilter } from "../../../data/admin/students";
import { messageOf } from "../../../lib/app-error";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { toStudentsCsv } from "./students-csv";

/** Downloads all students that match the filter, up to 10,000, in the order of the list. */
export function ExportButton({ filter }: { filter: StudentFilter }) {
  const save = useMutation({
    mutationFn: async () =>
      saveFile("students.csv", "text/csv;charset=utf-8", toStudentsCsv(await exportStudents(filter))),
  });
  return (
    <>
      <Button variant="outline" size="card" pending={save.isPending} onClick={() => save.mutate()}>
        Export CSV
      </Button>
      {save.isError && (
        <Notice tone="error" className="w-full">
          {messageOf(save.error)}
        </Notice>
      )}
    </>
  );
}
