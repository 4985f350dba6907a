import { useMutation } from "@tanstack/react-query";
import { exportMyData } from "../../../data/privacy";
import { messageOf } from "../../../lib/app-error";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** Everything that is kept about the student, in one file. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => saveFile("my-data.json", "application/json", await exportMyData()),
  });
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Your data</h3>
      <p className="text-small text-ink-soft">
        Profile, mock tests, orders and enrolments in one file (JSON) that you can read or keep.
      </p>
      {download.isError && <Notice tone="error">{messageOf(download.error)}</Notice>}
      <Button variant="outline" size="card" pending={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
    </section>
  );
}
