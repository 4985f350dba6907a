import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  pictureSheetsKey,
  reviewPictureSheet,
  type ReviewOutcome,
  type Verdict,
} from "../../../../data/admin/picture-sheets";
import { toStorableNote } from "../../../../lib/storable-text";
import { Button } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { toastSuccess } from "../../../../ui/toast";
import { useSubmit } from "../../../../ui/use-submit";

const failures: Record<Exclude<ReviewOutcome, "noted">, string> = {
  note_missing: "Please write why the family should be called.",
  note_too_long: "Please write it in at most 500 characters.",
  sheet_not_opened: "You have not opened these pictures. Please close this and open it again.",
  conflict_of_interest: "You have a child in this class. Please ask another organiser.",
  not_found: "This attempt no longer exists.",
};

/** The form for an organiser's verdict: fine, or call the family, with a note. The last verdict counts. */
export function ReviewForm({ attemptId, onSaved }: { attemptId: string; onSaved: () => void }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState("");
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: pictureSheetsKey }),
    onDone: onSaved,
  });
  const saveVerdict = (verdict: Verdict) =>
    run(async () => {
      const outcome = await reviewPictureSheet(attemptId, verdict, toStorableNote(note));
      if (outcome !== "noted") return failures[outcome];
      toastSuccess(verdict === "fine" ? "Saved: nothing unusual." : "Saved: call the family.");
      return undefined;
    });
  return (
    <section className="grid gap-3">
      <TextAreaField
        label="What you saw"
        hint="Needed if the family is to be called, for example: two people at 11:20. The family can read this note when they download their data."
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button size="card" disabled={isPending} onClick={() => void saveVerdict("fine")}>
          Nothing unusual
        </Button>
        <Button variant="outline" size="card" disabled={isPending} onClick={() => void saveVerdict("call")}>
          Call the family
        </Button>
      </div>
    </section>
  );
}
