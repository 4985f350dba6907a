import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import {
  refundStates,
  refundTasksQuery,
  type RefundTask,
  type RefundTaskState,
} from "../../../data/admin/refund-tasks";
import { useAddressQuery } from "../../../lib/use-address-query";
import { countText } from "../../../ui/count-text";
import { EmptyState } from "../../../ui/empty-state";
import { LinkTabs } from "../../../ui/link-tabs";
import { LoadedView } from "../../../ui/loaded-view";
import { Pager, readPage, readPageSize } from "../../../ui/pager";
import { DecideDialog } from "./decide-dialog";
import { taskStateTexts } from "./payment-texts";
import { TaskCard } from "./task-card";

const tabs = refundStates.map((id) => ({ id, label: taskStateTexts[id] }));

function emptyTitle(state: RefundTaskState, page: number): string {
  if (page > 1) return "There is nothing on this page";
  return state === "open" ? "Nothing waits for you" : "Nothing here";
}

/** What waits for a person, for the gateway, or for nobody, oldest first; decided one by one. */
export function RefundQueue() {
  const { read, change } = useAddressQuery();
  const state = refundStates.find((known) => known === read("state")) ?? "open";
  const pageSize = readPageSize(read("size"));
  const page = readPage(read("page"), pageSize);
  const [decided, setDecided] = useState<RefundTask | null>(null);
  const query = useQuery({
    ...refundTasksQuery(state, page, pageSize),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LinkTabs
        label="States of refunds"
        isMinor
        tabs={tabs}
        current={state}
        toAddress={(id) => `${paths.adminPanel}?section=payments&view=refunds&state=${id}`}
      />
      <LoadedView query={query} label="Loading the refunds">
        {({ tasks, count }) => (
          <>
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "refund", "refunds")}
            </p>
            {tasks.length === 0 ? (
              <EmptyState title={emptyTitle(state, page)} />
            ) : (
              <ul className="grid gap-4 lg:grid-cols-2" aria-busy={query.isPlaceholderData}>
                {tasks.map((task) => (
                  <li key={task.id}>
                    <TaskCard task={task} onDecide={() => setDecided(task)} />
                  </li>
                ))}
              </ul>
            )}
            <Pager
              label="Pages of refunds"
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={(next) => change({ page: next === 1 ? "" : String(next) })}
              onPageSize={(size) => change({ size: String(size), page: "" })}
            />
          </>
        )}
      </LoadedView>
      {decided && <DecideDialog task={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
