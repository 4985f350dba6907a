import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Edition } from "../../../data/admin/editions";
import { papersQuery, type ListedPaper } from "../../../data/admin/papers";
import { groupBy } from "../../../lib/group-by";
import { useUrlQuery } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { EditionField } from "../../../ui/edition-field";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { OrganisersDialog } from "./organisers-dialog";
import { PaperTable } from "./paper-table";
import { formatPaperName, statusTexts } from "../../../content/paper-texts";

/** Whether a paper is listed when no exam is chosen: a student is enrolled, or an organiser has created the paper. */
const isInUse = ({ enrolled, paperId }: ListedPaper): boolean => enrolled > 0 || paperId !== null;

/** @returns how many papers are listed and how many of them are at each stage: `3 papers: 1 not started, 2 sealed` */
function describeStages(papers: readonly ListedPaper[]): string {
  const stages = groupBy(papers, ({ status, isCancelled }) =>
    isCancelled ? "cancelled" : statusTexts[status],
  );
  const stageOrder = [...Object.values(statusTexts), "cancelled"];
  const parts = stageOrder.flatMap((stage) => {
    const count = stages.get(stage)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${stage}`];
  });
  return `${countText(papers.length, "paper", "papers")}: ${parts.join(", ")}.`;
}

function MissingPapersNotice({ papers }: { papers: readonly ListedPaper[] }) {
  const overduePapers = papers.filter(({ isOverdue }) => isOverdue);
  if (overduePapers.length === 0) return null;
  return (
    <Notice tone="error">
      <strong>No sealed paper and less than 72 hours to the exam:</strong>{" "}
      {overduePapers.map(formatPaperName).join("; ")}.
    </Notice>
  );
}

function ListedPapers({ editionId, papers }: { editionId: string; papers: readonly ListedPaper[] }) {
  const { readParam, changeParams } = useUrlQuery();
  const exams = [...new Map(papers.map(({ examId, examName }) => [examId, examName]))];
  const chosenExamId = exams.find(([id]) => id === readParam("exam"))?.[0] ?? "";
  const shownPapers = papers.filter((paper) =>
    chosenExamId ? paper.examId === chosenExamId : isInUse(paper),
  );
  return (
    <>
      <MissingPapersNotice papers={papers} />
      <div className="sm:max-w-80">
        <SelectField
          label="Exam"
          value={chosenExamId}
          onChange={(event) => changeParams({ exam: event.target.value }, { replace: true })}
        >
          <option value="">All papers</option>
          {exams.map(([id, name]) => (
            <option key={id} value={id}>
              {name}, all classes
            </option>
          ))}
        </SelectField>
      </div>
      {shownPapers.length > 0 ? (
        <>
          <p role="status" className="text-small text-ink-soft">
            {describeStages(shownPapers)}
          </p>
          <PaperTable editionId={editionId} papers={shownPapers} />
        </>
      ) : (
        <EmptyState title="No papers yet">
          <p>
            {exams.length > 0
              ? "No student is enrolled in this edition, and no paper is in preparation. Choose an exam to prepare its first paper:"
              : "This edition has no exams yet. Add their days under Manage Exams first."}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {exams.map(([id, name]) => (
              <Button key={id} variant="quiet" size="card" onClick={() => changeParams({ exam: id })}>
                {name}
              </Button>
            ))}
          </div>
        </EmptyState>
      )}
    </>
  );
}

/** The papers of an edition with their states, a notice about missing papers, and a button to declare a conflict of interest. */
export function PaperList({ edition, editions }: { edition: Edition; editions: readonly Edition[] }) {
  const { changeParams } = useUrlQuery();
  const [isDeclaring, setDeclaring] = useState(false);
  const query = useQuery(papersQuery(edition.id));
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">
        Every exam has one paper for each class. One organiser writes it, another solves it without the answer
        key, then it is marked as reviewed and sealed. A sealed paper is ready: it is encrypted, and nobody
        can open it before the exam starts.
      </p>
      <div className="sm:max-w-80">
        <EditionField
          editions={editions}
          value={edition.id}
          onChoose={(id) => changeParams({ edition: id, exam: "" })}
        />
      </div>
      <LoadedView query={query} label="Loading the papers">
        {(papers) => <ListedPapers editionId={edition.id} papers={papers} />}
      </LoadedView>
      <p className="max-w-prose text-small text-ink-soft">
        An organiser whose child takes part must not see the papers of the child&rsquo;s class. Enter the
        child here, and that organiser will not be able to open these papers.
      </p>
      <Button variant="outline" size="card" className="justify-self-start" onClick={() => setDeclaring(true)}>
        Add an organiser&rsquo;s child
      </Button>
      {isDeclaring && <OrganisersDialog editionId={edition.id} onClose={() => setDeclaring(false)} />}
    </>
  );
}
