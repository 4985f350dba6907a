import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  awardsQuery,
  awardStateCountsQuery,
  awardStateFilters,
  type AwardFilter,
  type ListedAward,
} from "../../../data/admin/awards";
import { examNamesQuery, type Edition } from "../../../data/admin/editions";
import { classesQuery } from "../../../data/classes";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Notice } from "../../../ui/notice";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { AwardDialog } from "./award-dialog";
import { AwardFilters } from "./award-filters";
import { AwardStateCounts } from "./award-states";
import { AwardTable } from "./award-table";
import { BulkSteps } from "./bulk-steps";
import { ImportButton } from "./import-postings";
import { LabelsButton } from "./labels-button";

const noSelection: ReadonlySet<string> = new Set();

/** The awards of an edition with filters and pages, late ones first, each with its next step. */
export function AwardList({ edition }: { edition: Edition }) {
  const editionId = edition.id;
  const paging = usePaging();
  const { read, search, page, pageSize, setSearch, setFilter } = paging;
  const filter: AwardFilter = {
    editionId,
    state: awardStateFilters.find((state) => state === read("state")) ?? "all",
    examId: read("exam"),
    classId: read("class"),
    search,
  };
  const query = useQuery({ ...awardsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
  const exams = useQuery(examNamesQuery).data ?? [];
  const classes = useQuery(classesQuery).data ?? [];
  const [chosen, setChosen] = useState(noSelection);
  const [opened, setOpened] = useState<ListedAward | null>(null);

  const choose = (awardId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(awardId);
    else next.delete(awardId);
    setChosen(next);
  };
  const listChosen = (awards: readonly ListedAward[]) => awards.filter(({ awardId }) => chosen.has(awardId));
  // The award's current row; the opened one if it is no longer on this page of the list.
  const shown = query.data?.awards.find(({ awardId }) => awardId === opened?.awardId) ?? opened;
  const states = useQuery(awardStateCountsQuery(editionId)).data ?? [];
  const isNarrowed = filter.state !== "all" || filter.examId + filter.classId + filter.search !== "";

  // An edition without awards has nothing to filter, to print or to post.
  const isEmpty = query.data?.count === 0 && query.data.awards.length === 0 && !isNarrowed;
  if (isEmpty)
    return (
      <EmptyState title="No awards yet">
        <p>
          {`Awards of ${edition.name} appear here when its final results are published, from ${formatIst(edition.resultsOn, "date")}.`}
        </p>
      </EmptyState>
    );
  return (
    <>
      <AwardStateCounts states={states} onChoose={(state) => setFilter({ state })} />
      <AwardFilters
        filter={filter}
        exams={exams}
        classes={classes}
        onSearch={setSearch}
        onNarrow={setFilter}
      />
      <div className="flex flex-wrap gap-3">
        <LabelsButton key={JSON.stringify(filter)} filter={filter} />
        <ImportButton />
      </div>
      <PagedList
        query={query}
        paging={paging}
        rowsName="awards"
        count={({ count }) => count}
        rows={({ awards }) => awards}
        head={({ count, late }) => (
          <>
            {late > 0 && (
              <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
                {countText(late, "award is overdue", "awards are overdue")}: the promised date has passed, and
                they are not posted yet.
                {filter.state !== "late" && (
                  <Button variant="outline" size="card" onClick={() => setFilter({ state: "late" })}>
                    Show them
                  </Button>
                )}
              </Notice>
            )}
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "award", "awards")}
            </p>
          </>
        )}
        empty="No awards found"
      >
        {({ awards }, isStale) => (
          <>
            <BulkSteps
              awards={awards}
              chosen={listChosen(awards)}
              onChooseAll={(isChosen) =>
                setChosen(isChosen ? new Set(awards.map(({ awardId }) => awardId)) : noSelection)
              }
              onMoved={() => setChosen(noSelection)}
            />
            <AwardTable
              awards={awards}
              chosen={chosen}
              isStale={isStale}
              onChoose={choose}
              onOpen={setOpened}
            />
          </>
        )}
      </PagedList>
      {shown && <AwardDialog key={shown.awardId} award={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
