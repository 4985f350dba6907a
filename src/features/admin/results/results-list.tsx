import { useQuery } from "@tanstack/react-query";
import type { Edition } from "../../../data/admin/editions";
import { paperResultsQuery, type PaperResults } from "../../../data/admin/paper-results";
import { useUrlQuery } from "../../../lib/use-url-query";
import { formatIst } from "../../../lib/dates";
import { EditionField } from "../../../ui/edition-field";
import { EmptyState } from "../../../ui/empty-state";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { sortByUrgency } from "./result-steps";
import { ResultsTable } from "./results-table";

function ListedResults({ edition, papers }: { edition: Edition; papers: readonly PaperResults[] }) {
  const { readParam, changeParams } = useUrlQuery();
  if (papers.length === 0)
    return (
      <EmptyState title="No sealed paper yet">
        <p>
          Papers appear here once they are sealed. Their results appear after the exam. For earlier results
          choose another edition above.
        </p>
      </EmptyState>
    );
  const exams = [...new Map(papers.map(({ examId, examName }) => [examId, examName]))];
  const chosenExamId = exams.find(([id]) => id === readParam("exam"))?.[0] ?? "";
  const shownPapers = papers.filter(({ examId }) => !chosenExamId || examId === chosenExamId);
  return (
    <>
      <div className="sm:max-w-80">
        <SelectField
          label="Exam"
          value={chosenExamId}
          onChange={(event) => changeParams({ exam: event.target.value }, { replace: true })}
        >
          <option value="">All exams</option>
          {exams.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ResultsTable editionId={edition.id} rows={sortByUrgency(shownPapers, edition.resultsOn)} />
    </>
  );
}

/** The sealed papers of an edition with the state of their results; first those that an organiser can act on. */
export function ResultsList({ edition, editions }: { edition: Edition; editions: readonly Edition[] }) {
  const { changeParams } = useUrlQuery();
  const query = useQuery(paperResultsQuery(edition.id));
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]">
        <EditionField
          editions={editions}
          value={edition.id}
          onChoose={(id) => changeParams({ edition: id, exam: "" })}
        />
        <p className="text-small text-ink-soft sm:pb-3">
          Date of the final results: {formatIst(edition.resultsOn, "date")}.
        </p>
      </div>
      {query.error !== null && query.data && (
        <Notice tone="error">The list could not be updated. Showing the last one.</Notice>
      )}
      <LoadedView query={query} label="Loading the results">
        {(papers) => <ListedResults edition={edition} papers={papers} />}
      </LoadedView>
    </>
  );
}
