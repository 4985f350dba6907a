import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  editionsQuery,
  saveEdition,
  type Edition,
  type EditionError,
  type EditionForm,
} from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { SelectField, TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { toastSuccess } from "../../../ui/toast";
import { useSubmit } from "../../../ui/use-submit";

const reasonTexts: Record<EditionError, string> = {
  name_missing: "Please enter a name.",
  name_too_long: "Please shorten the name to 40 characters.",
  name_taken: "Another edition has this name.",
  season_unknown: "Please choose the season.",
  camera_unknown: "Please choose whether the camera may be used.",
  day_missing: "Please enter the first and the last exam day, and the day of the results.",
  days_unordered: "The days must follow each other: registration, first exam, last exam, results.",
  exams_outside: "An exam of this edition has a day outside of these. Change that day first.",
  season_taken: "Another edition of this season ends in the same year.",
  certificates_issued: "Certificates have been issued, so season and year cannot change.",
};

const refusals = {
  not_found: "This edition no longer exists. Please refresh the page.",
  changed_meanwhile: "Another organiser has changed this edition. Please close this and open it again.",
  too_many: "There are 100 editions. No more can be added.",
};

const toFormValues = (edition: Edition | undefined): EditionForm => ({
  name: edition?.name ?? "",
  season: edition?.season ?? "winter",
  registrationOpensOn: edition?.registrationOpensOn ?? "",
  examsFrom: edition?.examsFrom ?? "",
  examsTo: edition?.examsTo ?? "",
  resultsOn: edition?.resultsOn ?? "",
  camera: edition?.camera ?? "optional",
});

/**
 * @param edition the saved edition; undefined for a new one
 * @param form the new values
 * @returns the effects on families to confirm before saving; empty if there are none
 */
function listEffects(edition: Edition | undefined, form: EditionForm): string[] {
  if (!edition) return [];
  const effects: string[] = [];
  if (edition.camera !== "off" && form.camera === "off")
    effects.push(
      "The camera is switched off, and all pictures of this edition’s exams are deleted immediately. They cannot be brought back.",
    );
  if (!edition.isCurrent) return effects;
  if (edition.resultsOn !== form.resultsOn)
    effects.push(
      `The site will say that results come on ${formatIst(form.resultsOn, "date")} instead of ${formatIst(edition.resultsOn, "date")}.`,
    );
  if ((edition.registrationOpensOn ?? "") !== form.registrationOpensOn)
    effects.push(
      form.registrationOpensOn === ""
        ? "Registration will be open without a first day."
        : `Registration will open on ${formatIst(form.registrationOpensOn, "date")}.`,
    );
  if (edition.examsFrom !== form.examsFrom || edition.examsTo !== form.examsTo)
    effects.push(
      `The site will say that exams run from ${formatIst(form.examsFrom, "date")} to ${formatIst(form.examsTo, "date")}.`,
    );
  return effects;
}

/** The form to create an edition, or to change its days and settings. Families see it once it is the current one. */
export function EditionDialog({
  edition,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  edition: Edition | undefined;
  /** Called with the id of the saved edition, to close the dialog. */
  onSaved: (editionId: string) => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { run, isPending, failure } = useSubmit();
  const form = useForm<EditionForm>({ defaultValues: toFormValues(edition) });
  const [effects, setEffects] = useState<string[]>([]);
  const save = (values: EditionForm, isConfirmed: boolean) =>
    run(async () => {
      if ([values.examsFrom, values.examsTo, values.resultsOn].includes("")) return reasonTexts.day_missing;
      const newEffects = listEffects(edition, values);
      if (newEffects.length > 0 && !isConfirmed) {
        setEffects(newEffects);
        return undefined;
      }
      const reply = await saveEdition(edition, values);
      if (reply.outcome === "invalid") return reply.errors.map((error) => reasonTexts[error]).join(" ");
      if (reply.outcome !== "saved") return refusals[reply.outcome];
      toastSuccess(
        edition
          ? "Edition saved."
          : `${values.name} is added. Now set the days of its exams below; it is on sale once you make it current.`,
      );
      await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
      onSaved(reply.edition_id);
      return undefined;
    });
  const submit = form.handleSubmit((values) => save(values, false));

  if (edition && effects.length > 0) {
    const goBack = () => setEffects([]);
    return (
      <Dialog key="question" title={`Change ${edition.name}?`} onClose={goBack}>
        <ul className="grid list-disc gap-1 pl-5">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <p className="text-small text-ink-soft">Nobody is emailed about this change.</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={isPending} onClick={() => void save(form.getValues(), true)}>
            Save the change
          </Button>
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title={edition ? "Change edition" : "New edition"}
      intro={
        edition?.isCurrent
          ? "This is the current edition: families see a change within five minutes."
          : "Families see this edition once it is made the current one."
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField label="Name" placeholder="Summer 2027" {...form.register("name")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Season" {...form.register("season")}>
            <option value="winter">Winter</option>
            <option value="summer">Summer</option>
          </SelectField>
          <TextField
            type="date"
            label="First day of registration"
            {...form.register("registrationOpensOn")}
          />
          <TextField type="date" label="First exam day" {...form.register("examsFrom")} />
          <TextField type="date" label="Last exam day" {...form.register("examsTo")} />
          <TextField type="date" label="Day of the results" {...form.register("resultsOn")} />
          <SelectField label="Camera in exams" {...form.register("camera")}>
            <option value="optional">If the guardian agrees</option>
            <option value="off">Off</option>
          </SelectField>
        </div>
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Save" pending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
