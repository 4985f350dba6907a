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
  const { readParam, search, page, pageSize, setSearch, setFilter } = paging;
  const filter: AwardFilter = {
    editionId,
    state: awardStateFilters.find((state) => state === readParam("state")) ?? "all",
    examId: readParam("exam"),
    classId: readParam("class"),
    search,
  };
  const query = useQuery({ ...awardsQuery(filter, page, pageSize), placeholderData: keepPreviousData });
  const exams = useQuery(examNamesQuery).data ?? [];
  const classes = useQuery(classesQuery).data ?? [];
  const [selectedIds, setSelectedIds] = useState(noSelection);
  const [openedAward, setOpenedAward] = useState<ListedAward | null>(null);

  const select = (awardId: string, isSelected: boolean) => {
    const newIds = new Set(selectedIds);
    if (isSelected) newIds.add(awardId);
    else newIds.delete(awardId);
    setSelectedIds(newIds);
  };
  const listSelectedAwards = (awards: readonly ListedAward[]) =>
    awards.filter(({ awardId }) => selectedIds.has(awardId));
  // The newest data of the opened award. If it is no longer on this page of the list, the data from when it was opened.
  const awardInDialog =
    query.data?.awards.find(({ awardId }) => awardId === openedAward?.awardId) ?? openedAward;
  const stateCounts = useQuery(awardStateCountsQuery(editionId)).data ?? [];
  const isFiltered = filter.state !== "all" || filter.examId + filter.classId + filter.search !== "";

  // Filters and buttons are useless while the edition has no awards.
  const isEmpty = query.data?.count === 0 && query.data.awards.length === 0 && !isFiltered;
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
      <AwardStateCounts states={stateCounts} onChoose={(state) => setFilter({ state })} />
      <AwardFilters
        filter={filter}
        exams={exams}
        classes={classes}
        onSearch={setSearch}
        onFilter={setFilter}
      />
      <div className="flex flex-wrap gap-3">
        <LabelsButton key={JSON.stringify(filter)} filter={filter} />
        <ImportButton />
      </div>
      <PagedList
        query={query}
        paging={paging}
        rowsName="awards"
        getCount={({ count }) => count}
        getRows={({ awards }) => awards}
        renderHead={({ count, lateCount }) => (
          <>
            {lateCount > 0 && (
              <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
                {countText(lateCount, "award is overdue", "awards are overdue")}: the “Send by” date has
                passed, and they have not been posted yet.
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
              selected={listSelectedAwards(awards)}
              onSelectAll={(isSelected) =>
                setSelectedIds(isSelected ? new Set(awards.map(({ awardId }) => awardId)) : noSelection)
              }
              onDone={() => setSelectedIds(noSelection)}
            />
            <AwardTable
              awards={awards}
              selectedIds={selectedIds}
              isStale={isStale}
              onSelect={select}
              onOpen={setOpenedAward}
            />
          </>
        )}
      </PagedList>
      {awardInDialog && (
        <AwardDialog key={awardInDialog.awardId} award={awardInDialog} onClose={() => setOpenedAward(null)} />
      )}
    </>
  );
}
