import { useMutation } from "@tanstack/react-query";
import { exportLabels, type AwardFilter } from "../../data/admin/awards";
import { messageOf } from "../../lib/app-error";
import { saveFile } from "../../lib/save-file";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { toLabelsCsv } from "./labels-csv";

/** Hands over the labels of the filter; who did is written down. */
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
      <Button variant="outline" size="card" pending={save.isPending} onClick={() => save.mutate()}>
        Export labels
      </Button>
      {save.data === 0 && (
        <Notice tone="info" className="w-full">
          No award of this list has an address and can be sent now.
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
