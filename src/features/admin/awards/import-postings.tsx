import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { postAwards, maxPostings } from "../../../data/admin/award-steps";
import { awardsKey } from "../../../data/admin/awards";
import { messageOf } from "../../../lib/app-error";
import { readTextFile } from "../../../lib/read-text-file";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { countText } from "../../../ui/count-text";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { toastSuccess } from "../../../ui/toast";
import { reasonTexts } from "./award-texts";
import { readPostings, type LineError } from "./read-postings";
import { useSubmit } from "../../../ui/use-submit";

const lineTexts: Record<LineError["why"], string> = {
  ...reasonTexts,
  columns: "a line needs three cells: award id, courier, tracking number",
  too_many: `a list can have at most ${maxPostings} parcels`,
};

/** The parcels of a list, each with its line number. */
type Parcels = ReturnType<typeof readPostings>["postings"];

const schema = v.object({
  list: v.pipe(v.string(), v.trim(), v.nonEmpty("Choose a file, or paste the lines.")),
});

const columns: Column<LineError>[] = [
  { name: "Line", className: "tabular font-semibold", render: ({ line }) => line },
  { name: "What is wrong", render: ({ why }) => lineTexts[why] },
];

/**
 * Marks many parcels as posted from a list of award id, courier and number: all of them, or none, with the errors by
 * line.
 */
export function ImportPostings({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [lineErrors, setLineErrors] = useState<readonly LineError[]>([]);
  const { run, isPending, failure } = useSubmit();
  const [postingsToConfirm, setPostingsToConfirm] = useState<Parcels | null>(null);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { list: "" } });
  const { errors, isSubmitting } = form.formState;

  const readChosenFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // Without this the browser sends no event when the same file, now corrected, is chosen again.
    target.value = "";
    setLineErrors([]);
    try {
      form.setValue("list", await readTextFile(file), { shouldValidate: true });
    } catch (error) {
      form.setError("list", { message: messageOf(error) });
    }
  };
  const submit = form.handleSubmit(({ list }) =>
    run(async () => {
      const parsed = readPostings(list);
      setLineErrors(parsed.errors);
      if (parsed.errors.length > 0) return;
      if (parsed.postings.length === 0) return "There is no parcel in the list.";
      setPostingsToConfirm(parsed.postings);
    }),
  );
  const post = (postings: Parcels) =>
    run(async () => {
      const reply = await postAwards(postings);
      if (reply.outcome === "invalid") {
        // The database's line numbers count only the parcels; the file may have empty lines between them.
        setLineErrors(reply.errors.map(({ line, why }) => ({ line: postings[line - 1]?.line ?? line, why })));
        setPostingsToConfirm(null);
        return;
      }
      toastSuccess(`${reply.posted} posted.`);
      await queryClient.invalidateQueries({ queryKey: awardsKey });
      onClose();
    });

  if (postingsToConfirm) {
    const parcels = countText(postingsToConfirm.length, "parcel", "parcels");
    return (
      <Dialog
        key="question"
        title={`Email the families of ${parcels}?`}
        intro="Each award of the list gets one email."
        onClose={() => setPostingsToConfirm(null)}
      >
        <p className="rounded-card bg-mist p-4">
          <span className="font-semibold">Your award is on its way</span>
          <span className="block">
            We have given the parcel to the courier. When it arrives, please confirm on your result page.
          </span>
          <span className="block text-small text-ink-soft">With the exam, the courier and the number.</span>
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={isPending} onClick={() => void post(postingsToConfirm)}>
            Mark {parcels} as posted
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => setPostingsToConfirm(null)}>
            Back
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title="Mark several as posted"
      intro="One line for each packed award: award id, courier, tracking number. The id is the first column of the labels file."
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          type="file"
          accept=".csv,.txt,.tsv"
          label="A file"
          className="py-3"
          onChange={(event) => void readChosenFile(event)}
        />
        <TextAreaField
          label="Or paste the lines here"
          rows={6}
          className="font-mono text-small"
          error={errors.list?.message}
          {...form.register("list")}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        {lineErrors.length > 0 && (
          <>
            <Notice tone="error">
              {`Nothing was saved: ${lineErrors.length} ${lineErrors.length === 1 ? "line is" : "lines are"} wrong. Fix the list and upload it again.`}
            </Notice>
            <DataTable
              label="Problems in the list"
              columns={columns}
              rows={lineErrors}
              getRowId={({ line }) => line}
            />
          </>
        )}
        <DialogButtons confirmLabel="Continue" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The button to mark many parcels as posted at once. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="card" onClick={() => setOpen(true)}>
        Mark several as posted
      </Button>
      {isOpen && <ImportPostings onClose={() => setOpen(false)} />}
    </>
  );
}
