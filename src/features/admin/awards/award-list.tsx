import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedAward } from "../../../data/admin/awards";
import { examNamesQuery } from "../../../data/admin/editions";
import { classesQuery } from "../../../data/classes";
import { countText } from "../../../ui/count-text";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { Pager } from "../../../ui/pager";
import { AwardDialog } from "./award-dialog";
import { AwardFilters } from "./award-filters";
import { AwardTable } from "./award-table";
import { CommonSteps } from "./common-steps";
import { ImportButton } from "./import-postings";
import { LabelsButton } from "./labels-button";
import { useAwardList } from "./use-award-list";

const nobody: ReadonlySet<string> = new Set();

/** The awards of an edition: narrowed, page by page, the late ones first, each with its next step. */
export function AwardList({ editionId }: { editionId: string }) {
  const { query, filter, page, pageSize, setSearch, narrow, setPage, setPageSize } = useAwardList(editionId);
  const exams = useQuery(examNamesQuery).data ?? [];
  const classes = useQuery(classesQuery).data ?? [];
  const [chosen, setChosen] = useState(nobody);
  const [opened, setOpened] = useState<ListedAward | null>(null);

  const choose = (awardId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(awardId);
    else next.delete(awardId);
    setChosen(next);
  };
  const chosenOf = (awards: readonly ListedAward[]) => awards.filter(({ awardId }) => chosen.has(awardId));
  // As it is by now; it may have left the list that it was opened from.
  const shown = query.data?.awards.find(({ awardId }) => awardId === opened?.awardId) ?? opened;
  const isNarrowed = filter.state !== "all" || filter.examId + filter.classId + filter.search !== "";

  return (
    <>
      <AwardFilters filter={filter} exams={exams} classes={classes} onSearch={setSearch} onNarrow={narrow} />
      <div className="flex flex-wrap gap-3">
        <LabelsButton key={JSON.stringify(filter)} filter={filter} />
        <ImportButton />
      </div>
      <LoadedView query={query} label="Loading the awards">
        {({ awards, count, late }) => (
          <>
            {late > 0 && (
              <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
                {countText(late, "award is late", "awards are late")}: promised for a day that has passed, and
                not posted.
                {filter.state !== "late" && (
                  <Button variant="outline" size="card" onClick={() => narrow({ state: "late" })}>
                    Show them
                  </Button>
                )}
              </Notice>
            )}
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "award", "awards")}
            </p>
            {awards.length === 0 ? (
              <EmptyState
                title={
                  isNarrowed || page > 1 ? "No award is found here" : "Awards come with the final results"
                }
              />
            ) : (
              <>
                <CommonSteps
                  awards={awards}
                  chosen={chosenOf(awards)}
                  onChooseAll={(isChosen) =>
                    setChosen(isChosen ? new Set(awards.map(({ awardId }) => awardId)) : nobody)
                  }
                  onMoved={() => setChosen(nobody)}
                />
                <AwardTable
                  awards={awards}
                  chosen={chosen}
                  isStale={query.isPlaceholderData}
                  onChoose={choose}
                  onOpen={setOpened}
                />
              </>
            )}
            <Pager
              label="Pages of awards"
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={setPage}
              onPageSize={setPageSize}
            />
          </>
        )}
      </LoadedView>
      {shown && <AwardDialog key={shown.awardId} award={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
