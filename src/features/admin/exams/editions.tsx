import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { editionsQuery, examNamesQuery, type Edition } from "../../../data/admin/editions";
import { combineQueries } from "../../../lib/combine-queries";
import { useUrlQuery } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { ChangeCurrent } from "./change-current";
import { EditionDialog } from "./edition-dialog";
import { ExamDays, type NamedExamDays } from "./exam-days";
import { ExamDaysDialog } from "./exam-days-dialog";
import { HelpLineForm } from "./help-line-form";

/** The editions, one for each season: one is current, and each has the days of its exams. */
export function Editions() {
  const { readParam, changeParams } = useUrlQuery();
  const [editedExam, setEditedExam] = useState<NamedExamDays | null>(null);
  /** The open form for an edition; `edition` is undefined for a new one. */
  const [editionForm, setEditionForm] = useState<{ edition: Edition | undefined } | null>(null);
  const query = useQueries({ queries: [editionsQuery, examNamesQuery], combine: combineQueries });
  return (
    <LoadedView query={query} label="Loading the editions">
      {([editions, exams]) => {
        const shownEdition =
          editions.find(({ id }) => id === readParam("edition")) ??
          editions.find(({ isCurrent }) => isCurrent) ??
          editions[0];
        if (!shownEdition) return null;
        return (
          <>
            <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]">
              <SelectField
                label="Edition"
                value={shownEdition.id}
                onChange={(event) => changeParams({ edition: event.target.value })}
              >
                {editions.map(({ id, name, isCurrent }) => (
                  <option key={id} value={id}>
                    {isCurrent ? `${name} (current)` : name}
                  </option>
                ))}
              </SelectField>
              <ChangeCurrent
                key={shownEdition.id}
                edition={shownEdition}
                currentEdition={editions.find(({ isCurrent }) => isCurrent)}
                examCount={exams.length}
              />
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="quiet" size="card" onClick={() => setEditionForm({ edition: shownEdition })}>
                Change this edition
              </Button>
              <Button variant="quiet" size="card" onClick={() => setEditionForm({ edition: undefined })}>
                New edition
              </Button>
            </div>
            <ExamDays edition={shownEdition} exams={exams} onEdit={setEditedExam} />
            <HelpLineForm key={`help ${shownEdition.id}`} edition={shownEdition} />
            {editionForm && (
              <EditionDialog
                edition={editionForm.edition}
                onSaved={(edition) => {
                  // The dialog is removed first, because until then its typed text counts as unsaved.
                  flushSync(() => setEditionForm(null));
                  changeParams({ edition });
                }}
                onClose={() => setEditionForm(null)}
              />
            )}
            {editedExam && (
              <ExamDaysDialog
                edition={shownEdition}
                exam={editedExam}
                names={exams}
                onClose={() => setEditedExam(null)}
              />
            )}
          </>
        );
      }}
    </LoadedView>
  );
}
