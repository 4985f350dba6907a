import type { ReactNode } from "react";
import { saveFile } from "../lib/save-file";
import { Button } from "./button";
import { Notice } from "./notice";
import { useSubmit } from "./use-submit";

/** The rows of a file, and whether the server has more rows than one file can have. */
export type FileRows<Row> = { rows: Row[]; isCut: boolean };

/**
 * A button that downloads a file for spreadsheets, and says so if the file does not have all rows. The server logs who
 * downloads it.
 */
export function FileButton<Row>({
  fileName,
  readRows,
  toText,
  disabled = false,
  children,
}: {
  fileName: string;
  /** Reads the rows from the server. */
  readRows: () => Promise<FileRows<Row>>;
  /** Returns the file's text. */
  toText: (rows: Row[]) => string;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { run, isPending, failure } = useSubmit();
  const download = async () => {
    const { rows, isCut } = await readRows();
    saveFile(fileName, "text/csv;charset=utf-8", toText(rows));
    return isCut
      ? `The file has ${rows.length.toLocaleString("en-IN")} rows, the most that one file can have. Choose a shorter period to get all rows.`
      : undefined;
  };
  return (
    <>
      <Button
        variant="outline"
        size="card"
        className="justify-self-start"
        disabled={disabled}
        pending={isPending}
        onClick={() => void run(download)}
      >
        {children}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
