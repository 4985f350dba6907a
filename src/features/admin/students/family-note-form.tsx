import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addFamilyNote } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { useSubmit } from "../../../ui/use-submit";
import { noteRefusals } from "./family-texts";

/** The form for a note about a call, which other organisers see in the family's history. */
export function FamilyNoteForm({ studentId }: { studentId: string }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState("");
  useUnsavedChanges(note.trim() !== "");
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: studentsKey }),
    successText: "Note saved.",
    onDone: () => setNote(""),
  });
  const save = () =>
    run(async () => {
      const outcome = await addFamilyNote(studentId, note);
      return outcome === "saved" ? undefined : noteRefusals[outcome];
    });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextAreaField
        label="Note about a call"
        hint="Other organisers see it here. The family can read it when they download their data."
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="outline" size="card" pending={isPending} className="justify-self-start">
        Save note
      </Button>
    </form>
  );
}
