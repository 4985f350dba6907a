import { useMutation } from "@tanstack/react-query";
import { exportFamilyData } from "../../../data/children";
import { exportMyData } from "../../../data/privacy";
import { useFamily } from "../../../data/use-family";
import { messageOf } from "../../../lib/app-error";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** Downloads all data about the student, or about each child of the family, in one file. */
export function DownloadData() {
  const family = useFamily();
  const download = useMutation({
    mutationFn: async () => saveFile("my-data.json", "application/json", await exportMyData()),
  });
  const downloadAll = useMutation({
    mutationFn: async () => saveFile("family-data.json", "application/json", await exportFamilyData()),
  });
  const error = download.error ?? downloadAll.error;
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Your data</h3>
      <p className="text-small text-ink-soft">
        Download a copy of your child’s data (profile, mock tests, exams, awards, consents, orders) as one
        file. It opens in a web browser. Camera pictures are not in it.
      </p>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <Button variant="outline" size="card" pending={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
      {family !== null && family.children.length > 1 && (
        <Button
          variant="outline"
          size="card"
          pending={downloadAll.isPending}
          onClick={() => downloadAll.mutate()}
        >
          Download the data of all children
        </Button>
      )}
    </section>
  );
}
