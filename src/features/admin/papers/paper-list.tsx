import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Edition } from "../../../data/admin/editions";
import { papersQuery, type ListedPaper } from "../../../data/admin/papers";
import { useAddressQuery } from "../../../lib/use-address-query";
import { Button } from "../../../ui/button";
import { EditionField } from "../../../ui/edition-field";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { OrganisersDialog } from "./organisers-dialog";
import { PaperTable } from "./paper-table";
import { namePaper } from "../../../content/paper-texts";

/** The papers listed unless an exam is chosen: those with a payment or with questions. */
const isInUse = ({ enrolled, paperId }: ListedPaper): boolean => enrolled > 0 || paperId !== null;

function Alarm({ papers }: { papers: readonly ListedPaper[] }) {
  const missing = papers.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  return (
    <Notice tone="error">
      <strong>No sealed paper and less than 72 hours to the exam:</strong> {missing.map(namePaper).join("; ")}
      .
    </Notice>
  );
}

function ListedPapers({ editionId, papers }: { editionId: string; papers: readonly ListedPaper[] }) {
  const { read, change } = useAddressQuery();
  const exams = [...new Map(papers.map(({ examId, examName }) => [examId, examName]))];
  const chosen = exams.find(([id]) => id === read("exam"))?.[0] ?? "";
  const shown = papers.filter((paper) => (chosen ? paper.examId === chosen : isInUse(paper)));
  return (
    <>
      <Alarm papers={papers} />
      <div className="sm:max-w-80">
        <SelectField
          label="Exam"
          value={chosen}
          onChange={(event) => change({ exam: event.target.value }, { replace: true })}
        >
          <option value="">Enrolled or started</option>
          {exams.map(([id, name]) => (
            <option key={id} value={id}>
              {name}, every class
            </option>
          ))}
        </SelectField>
      </div>
      {shown.length > 0 ? (
        <PaperTable editionId={editionId} papers={shown} />
      ) : (
        <EmptyState title="No paper yet">
          <p>No students enrolled in this edition and no paper yet. Choose an exam to start one.</p>
        </EmptyState>
      )}
    </>
  );
}

/** The papers of an edition with their states, the alarm for missing ones, and conflicts of interest. */
export function PaperList({ edition, editions }: { edition: Edition; editions: readonly Edition[] }) {
  const { change } = useAddressQuery();
  const [isMarking, setMarking] = useState(false);
  const query = useQuery(papersQuery(edition.id));
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
        <EditionField
          editions={editions}
          value={edition.id}
          onChoose={(id) => change({ edition: id, exam: "" })}
        />
        <Button variant="outline" onClick={() => setMarking(true)}>
          Organisers&rsquo; children
        </Button>
      </div>
      <LoadedView query={query} label="Loading the papers">
        {(papers) => <ListedPapers editionId={edition.id} papers={papers} />}
      </LoadedView>
      {isMarking && <OrganisersDialog editionId={edition.id} onClose={() => setMarking(false)} />}
    </>
  );
}
