import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { refundLists, refundTasksQuery, type RefundTask } from "../../../data/admin/refund-tasks";
import { countText } from "../../../ui/count-text";
import { LinkTabs } from "../../../ui/link-tabs";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { DecideDialog } from "./decide-dialog";
import { taskStateTexts } from "./payment-texts";
import { TaskCard } from "./task-card";

const tabs = refundLists.map((id) => ({ id, label: taskStateTexts[id] }));

/** The refunds to decide, in progress and done, decided one by one. */
export function RefundQueue() {
  const paging = usePaging();
  const { read, page, pageSize } = paging;
  const state = refundLists.find((known) => known === read("state")) ?? "open";
  const [taskToDecide, setTaskToDecide] = useState<RefundTask | null>(null);
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
        toPath={(id) => `${paths.adminPanel}?section=payments&view=refunds&state=${id}`}
      />
      <PagedList
        query={query}
        paging={paging}
        rowsName="refunds"
        count={({ count }) => count}
        rows={({ tasks }) => tasks}
        head={({ count }) => (
          <p role="status" className="text-small text-ink-soft">
            {countText(count, "refund", "refunds")}
          </p>
        )}
        empty={state === "open" ? "Nothing is waiting for you" : "Nothing here"}
      >
        {({ tasks }, isStale) => (
          <ul className="grid gap-4 lg:grid-cols-2" aria-busy={isStale}>
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} onDecide={() => setTaskToDecide(task)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {taskToDecide && <DecideDialog task={taskToDecide} onClose={() => setTaskToDecide(null)} />}
    </>
  );
}
