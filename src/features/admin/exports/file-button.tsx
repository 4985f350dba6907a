import type { ReactNode } from "react";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { useSubmit } from "../../../ui/use-submit";

/** A button that downloads a file for spreadsheets. The server logs who downloads it. */
export function FileButton({
  fileName,
  createText,
  disabled = false,
  children,
}: {
  fileName: string;
  /** Reads the rows from the server and returns the file's text. */
  createText: () => Promise<string>;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { run, isPending, failure } = useSubmit();
  return (
    <>
      <Button
        variant="outline"
        size="card"
        className="justify-self-start"
        disabled={disabled}
        pending={isPending}
        onClick={() => void run(async () => saveFile(fileName, "text/csv;charset=utf-8", await createText()))}
      >
        {children}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
