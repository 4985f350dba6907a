import { useState } from "react";
import { exportMyData } from "../../data/privacy";
import { messageOf } from "../../lib/app-error";
import { saveFile } from "../../lib/save-file";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Everything that is kept about the student, in one file. */
export function DownloadData() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      saveFile("my-data.json", "application/json", await exportMyData());
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsPending(false);
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Your data</h3>
      <p className="text-small text-ink-soft">
        Profile, mock tests, orders and enrolments in one file (JSON), to read or to take along.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button variant="outline" size="card" pending={isPending} onClick={() => void download()}>
        Download my data
      </Button>
    </section>
  );
}
