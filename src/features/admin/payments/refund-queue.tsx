import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { seller } from "../../../config/seller";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import { exportRefundList } from "../../../data/admin/exports";
import {
  paymentsKey,
  refundLists,
  refundTasksQuery,
  reopenRefusedPayment,
  type RefundList,
  type RefundTask,
} from "../../../data/admin/refund-tasks";
import { toRefundsCsv } from "../../../lib/payment-files";
import { countText } from "../../../ui/count-text";
import { EmptyState } from "../../../ui/empty-state";
import { LinkTabs } from "../../../ui/link-tabs";
import { Notice } from "../../../ui/notice";
import { FileButton } from "../../../ui/file-button";
import { PagedList, usePaging } from "../../../ui/paged-list";
import { SearchField } from "../../../ui/search-field";
import { TextLink } from "../../../ui/text-link";
import { DecideDialog } from "./decide-dialog";
import { searchHint, refundListNames, toOrderPath } from "./payment-texts";
import { TaskCard } from "./task-card";

const emptyTexts: Record<RefundList, string> = {
  open: "Nothing is waiting for you",
  under_way: "Nothing here",
  done: "Nothing here",
};

const tabs = refundLists.map((id) => ({ id, label: refundListNames[id] }));

/** After a decision: a link to the order, or to the family of a payment without one. */
function DecidedLink({ task: { orderNumber, studentId, studentName } }: { task: RefundTask }) {
  if (orderNumber !== null)
    return <TextLink to={toOrderPath(orderNumber)}>Open order {orderNumber}</TextLink>;
  return studentId === null ? null : (
    <TextLink to={`${paths.adminPanel}?section=families&student=${studentId}`}>
      Open the family of {studentName ?? "a deleted account"}
    </TextLink>
  );
}

/**
 * The refunds to decide, in progress and done, decided one by one. A link from an order or a family names its payment
 * (`q`), whose refunds are then highlighted.
 */
export function RefundQueue() {
  const paging = usePaging();
  const queryClient = useQueryClient();
  const { readParam, search, page, pageSize, setSearch } = paging;
  const state = refundLists.find((list) => list === readParam("state")) ?? "open";
  const [taskToDecide, setTaskToDecide] = useState<RefundTask | null>(null);
  const [staleReason, setStaleReason] = useState<string>();
  const [isReopened, setIsReopened] = useState(false);
  const [lastDecision, setLastDecision] = useState<{ text: string; task: RefundTask }>();
  // The messages are about one list, so they are not shown above another one.
  const [shownState, setShownState] = useState(state);
  if (shownState !== state) {
    setShownState(state);
    setStaleReason(undefined);
    setIsReopened(false);
    setLastDecision(undefined);
  }
  const query = useQuery({
    ...refundTasksQuery(state, search, page, pageSize),
    placeholderData: keepPreviousData,
  });
  const reopen = useMutation({
    mutationFn: (task: RefundTask) => reopenRefusedPayment(task.id),
    onSuccess: (outcome) => {
      setLastDecision(undefined);
      setStaleReason(
        outcome === "reopened"
          ? undefined
          : outcome === "too_many"
            ? "This refund was opened again ten times and cannot be opened once more."
            : "Somebody has opened this refund again already. See the list.",
      );
      setIsReopened(outcome === "reopened");
      return queryClient.invalidateQueries({ queryKey: paymentsKey });
    },
  });
  const toListPath = (id: RefundList) =>
    `${paths.adminPanel}?section=payments&view=refunds&state=${id}${search && `&q=${encodeURIComponent(search)}`}`;
  return (
    <>
      <LinkTabs
        label="States of refunds"
        isMinor
        tabs={tabs}
        current={state}
        toPath={toListPath}
        onRepeat={() => void queryClient.invalidateQueries({ queryKey: paymentsKey })}
      />
      <SearchField label="Search" hint={searchHint} value={search} onSearch={setSearch} />
      {staleReason && <Notice tone="error">{staleReason}</Notice>}
      {reopen.error && <Notice tone="error">{reopen.error.message}</Notice>}
      {isReopened && (
        <Notice tone="success">
          The refund waits for a decision again, under “{refundListNames.open}”. The family gets no email
          about this.
        </Notice>
      )}
      {lastDecision && (
        <Notice tone="success">
          <p>{lastDecision.text}</p>
          <DecidedLink task={lastDecision.task} />
        </Notice>
      )}
      <PagedList
        query={query}
        paging={paging}
        rowsName="refunds"
        getCount={({ count }) => count}
        getRows={({ tasks }) => tasks}
        renderHead={({ count }) => (
          <>
            <p role="status" className="text-small text-ink-soft">
              {countText(count, "refund", "refunds")}
            </p>
            {count > 0 && (
              <FileButton
                fileName={`refunds-${state.replace("_", "-")}.csv`}
                readRows={() => exportRefundList(state, search)}
                toText={(rows) => toRefundsCsv({ gst: seller.gst, reasonTexts: refundTaskReasons }, rows)}
              >
                Export this list
              </FileButton>
            )}
          </>
        )}
        empty={
          search === "" ? (
            emptyTexts[state]
          ) : (
            <EmptyState title={`Nothing found under “${refundListNames[state]}”`}>
              <p className="flex flex-wrap justify-center gap-x-4 text-small">
                {tabs
                  .filter(({ id }) => id !== state)
                  .map(({ id, label }) => (
                    <TextLink key={id} to={toListPath(id)}>
                      Search under &ldquo;{label}&rdquo;
                    </TextLink>
                  ))}
              </p>
            </EmptyState>
          )
        }
      >
        {({ tasks }, isStale) => (
          <ul className="grid gap-4 lg:grid-cols-2" aria-busy={isStale}>
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskCard
                  task={task}
                  isHighlighted={task.paymentId === search}
                  onReopen={() => reopen.mutate(task)}
                  onDecide={() => {
                    setIsReopened(false);
                    setStaleReason(undefined);
                    setLastDecision(undefined);
                    setTaskToDecide(task);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {taskToDecide && (
        <DecideDialog
          task={taskToDecide}
          onClose={(result) => {
            setStaleReason(result?.problem);
            if (result?.done !== undefined) setLastDecision({ text: result.done, task: taskToDecide });
            setTaskToDecide(null);
          }}
        />
      )}
    </>
  );
}
