import { useQuery } from "@tanstack/react-query";
import { useState, type ChangeEvent } from "react";
import { useNavigate } from "react-router-dom";
import { publicItemsQuery } from "../../../../data/admin/public-items";
import { listMissingParts } from "../../../../items/paper/check-paper";
import { dayInIndia } from "../../../../lib/day-in-india";
import { messageOf } from "../../../../lib/app-error";
import { readTextFile } from "../../../../lib/read-text-file";
import { saveFile } from "../../../../lib/save-file";
import { useUnsavedChanges } from "../../../../lib/unsaved-changes";
import { toastSuccess } from "../../../../ui/toast";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { EmptyState } from "../../../../ui/empty-state";
import { TextField } from "../../../../ui/field";
import { LoadedView } from "../../../../ui/loaded-view";
import { Notice } from "../../../../ui/notice";
import { ImportErrorTable } from "./import-error-table";
import { drawingFiles, isPicture, readDrawing } from "./read-drawing";
import { renderCsvExample, renderJsonExample } from "../../../../items/paper/example";
import { listImportHints, readImport, type ImportResult } from "../../../../items/paper/read-import";
import { papersPath } from "../../../../config/papers-path";
import { countQuestions, paperRefusalText } from "../../../../content/paper-texts";
import { useSavePaper, type PaperWithKey } from "./paper-with-key";

/** The maximum number of hints shown one by one. */
const maxHintsShown = 5;

/** The public questions, with which the questions of the paper are compared. */
type PublicItems = Parameters<typeof readImport>[2];

/**
 * Reads the chosen files: one CSV or JSON file of questions, and drawings and clips.
 *
 * @returns the questions and their errors, or a sentence if the files cannot be read
 */
async function readFiles(
  files: readonly File[],
  { scope }: PaperWithKey,
  bank: PublicItems,
): Promise<ImportResult | string> {
  const questionFiles = files.filter(({ name }) => /\.(csv|json)$/i.test(name));
  const [questionFile] = questionFiles;
  if (!questionFile && files.some(({ name }) => /\.(xlsx?|ods|numbers)$/i.test(name)))
    return "This is a workbook. In the spreadsheet program, choose File, then Save As or Download, then CSV UTF-8, and choose that file here.";
  if (!questionFile || questionFiles.length > 1)
    return "Please choose one CSV or JSON file, with its drawings and clips.";
  const media = new Map(
    await Promise.all(
      files
        .filter((file) => file !== questionFile)
        .map(async (file) => {
          const drawing = isPicture(file) ? new TextEncoder().encode(await readDrawing(file)) : undefined;
          return [file.name, drawing ?? new Uint8Array(await file.arrayBuffer())] as const;
        }),
    ),
  );
  const isJson = /\.json$/i.test(questionFile.name);
  return readImport(
    { text: await readTextFile(questionFile), isJson, media },
    scope,
    bank,
    dayInIndia(new Date()),
  );
}

function Examples() {
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-soft">
        Both examples contain the same eight questions and can be imported as they are. Name a drawing or clip
        by its file name and choose the files together with the questions. A drawing is an SVG, PNG or JPG
        file; pictures are made small enough for a phone. In a spreadsheet, format the cells as text first, or
        it turns 3/8 into a date, and save the file as CSV UTF-8.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="card"
          onClick={() => saveFile("paper-example.csv", "text/csv", renderCsvExample())}
        >
          Example in CSV
        </Button>
        <Button
          variant="outline"
          size="card"
          onClick={() => saveFile("paper-example.json", "application/json", renderJsonExample())}
        >
          Example in JSON
        </Button>
      </div>
    </div>
  );
}

function ImportForm({ paperWithKey, bank }: { paperWithKey: PaperWithKey; bank: PublicItems }) {
  const { editionId, paperId, content, scope } = paperWithKey;
  const navigate = useNavigate();
  const save = useSavePaper(paperWithKey);
  const [result, setResult] = useState<ImportResult>();
  const [fileNames, setFileNames] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isValid = result?.errors.length === 0;
  const markSaved = useUnsavedChanges(isValid);

  const readChosenFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length === 0) return;
    // Without this the browser sends no event when the same file, now corrected, is chosen again.
    target.value = "";
    setFileNames(files.map(({ name }) => name).join(", "));
    setResult(undefined);
    setFailure(undefined);
    setBusy(true);
    try {
      const importResult = await readFiles(files, paperWithKey, bank);
      if (typeof importResult === "string") setFailure(importResult);
      else setResult(importResult);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const importDraft = async () => {
    if (!result) return undefined;
    setBusy(true);
    setFailure(undefined);
    const refusal = await save(result.draft);
    setBusy(false);
    if (refusal !== undefined) return refusal;
    markSaved();
    toastSuccess("Paper imported.");
    await navigate(papersPath(editionId, paperId, "write"));
    return undefined;
  };

  const startImport = async () => {
    if (content.questions.length > 0) return setConfirming(true);
    setFailure(await importDraft());
  };

  const hints = result ? listImportHints(result, scope) : [];
  const missingParts = result ? listMissingParts(result.draft, scope) : [];
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <Examples />
        <TextField
          type="file"
          multiple
          accept={`.csv,.json,${drawingFiles},.mp3,.m4a,.ogg`}
          label="The questions, with their drawings and clips"
          hint="One CSV or JSON file. Nothing is saved until it has no problems."
          className="py-3"
          onChange={(event) => void readChosenFiles(event)}
        />
        {fileNames && <p className="text-small wrap-anywhere">Chosen: {fileNames}</p>}
        {isBusy && <p role="status">One moment …</p>}
        {failure && <Notice tone="error">{failure}</Notice>}
        {result && isValid && (
          <>
            <Notice tone="success">
              {countQuestions(result.draft.questions.length)}, and no problems found.{" "}
              {missingParts.length > 0 && ` The paper is not complete yet: ${missingParts.join("; ")}.`}
            </Notice>
            {hints.length > 0 && (
              <Notice tone="info">
                Please check before sealing:
                <ul className="list-disc pl-5">
                  {hints.slice(0, maxHintsShown).map((hint) => (
                    <li key={hint}>{hint}</li>
                  ))}
                  {hints.length > maxHintsShown && (
                    <li>and {hints.length - maxHintsShown} more of this kind</li>
                  )}
                </ul>
              </Notice>
            )}
            <Button className="justify-self-start" pending={isBusy} onClick={() => void startImport()}>
              Import {countQuestions(result.draft.questions.length)}
            </Button>
          </>
        )}
      </Card>
      {isConfirming && (
        <ConfirmDialog
          title="Replace the questions of this paper?"
          confirmLabel="Replace them"
          onConfirm={importDraft}
          onClose={() => setConfirming(false)}
        >
          <p>
            {`The ${countQuestions(content.questions.length)} the paper has now are removed, with their answer key. This cannot be undone.`}
          </p>
        </ConfirmDialog>
      )}
      {result && !isValid && <ImportErrorTable result={result} />}
    </div>
  );
}

/** The form that imports all questions of a paper from a file. If there are errors, it lists them and saves nothing. */
export function ImportPaper({ paperWithKey }: { paperWithKey: PaperWithKey }) {
  const query = useQuery(publicItemsQuery(paperWithKey.scope));
  if (!paperWithKey.isDraft) return <EmptyState title={paperRefusalText("not_draft")} />;
  return (
    <LoadedView query={query} label="Loading the public questions">
      {(bank) => <ImportForm paperWithKey={paperWithKey} bank={bank} />}
    </LoadedView>
  );
}
