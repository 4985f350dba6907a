import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { statusTexts } from "../../../content/paper-texts";
import { decisionsQuery, examDayQuery, type PaperCounts } from "../../../data/admin/exam-day";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { Button } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { DataTable, type Column } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { DecideDialog } from "./decide-dialog";
import { RefundCancelledExamDialog } from "./refund-cancelled-exam-dialog";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { countFamilies, formatMinutes, formatStart } from "./exam-day-texts";

/** A number that links to the list of the students it counts, unless it is 0. */
function Count({
  count,
  exam,
  classId,
  state,
}: {
  count: number;
  exam: ExamChoice;
  classId: string;
  state: string;
}) {
  if (count === 0) return "0";
  const path = `${paths.adminPanel}?section=day&view=students&exam=${exam.id}&class=${classId}&state=${state}`;
  return (
    <TextLink to={path} className="inline-grid min-h-11 min-w-11 items-center font-semibold tabular">
      {formatCount(count)}
    </TextLink>
  );
}

const isStatus = (text: string): text is keyof typeof statusTexts => text in statusTexts;

function describePaper({ status, cancelledAt, extraSeconds }: PaperCounts): string {
  if (cancelledAt !== null) return "Cancelled";
  if (status === null) return "No paper yet";
  const text = isStatus(status) ? statusTexts[status] : status;
  return extraSeconds > 0 ? `${text}, ${formatMinutes(extraSeconds)} extra` : text;
}

const formatCount = (count: number) => count.toLocaleString("en-IN");
const countNotBegun = ({ enrolled, running, finished }: PaperCounts) =>
  Math.max(0, enrolled - running - finished);

/** The totals of all classes in one sentence. */
function describeTotals(papers: readonly PaperCounts[]): string {
  const sum = (getCount: (paper: PaperCounts) => number) =>
    formatCount(papers.reduce((total, paper) => total + getCount(paper), 0));
  const [enrolled, running, silent] = [sum((p) => p.enrolled), sum((p) => p.running), sum((p) => p.silent)];
  return `${enrolled} enrolled: ${sum(countNotBegun)} not started (${sum((p) => p.inLobby)} of them in the lobby), ${running} in progress (${silent} of them offline), ${sum((p) => p.finished)} finished.`;
}

/** Urgent problems: classes in which nobody can start, and decisions that another organiser has to confirm. */
function UrgentNotices({ exam, papers }: { exam: ExamChoice; papers: readonly PaperCounts[] }) {
  const waitingCount = (useQuery(decisionsQuery(exam)).data ?? []).filter(
    ({ state }) => state === "waiting",
  ).length;
  const unreadyClasses = papers.filter(
    ({ status, enrolled, cancelledAt }) =>
      enrolled > 0 &&
      cancelledAt === null &&
      (status === null || status === "draft" || status === "reviewed"),
  );
  return (
    <>
      {unreadyClasses.length > 0 && (
        <Notice tone="error">
          <strong>No sealed paper, so no one can start:</strong>{" "}
          {unreadyClasses.map(({ className }) => className).join(", ")}.
        </Notice>
      )}
      {waitingCount > 0 && (
        <Notice tone="info">
          {waitingCount === 1 ? "1 decision is waiting" : `${waitingCount} decisions are waiting`} for a
          second organiser.{" "}
          <TextLink to={`${paths.adminPanel}?section=day&view=decisions&exam=${exam.id}`}>
            Go to the decisions
          </TextLink>
        </Notice>
      )}
    </>
  );
}

/** The organiser's actions for one class, or why there are none. */
function ClassActions({
  paper,
  onDecide,
  onRefund,
}: {
  paper: PaperCounts;
  onDecide: () => void;
  onRefund: () => void;
}) {
  if (paper.hasConflictOfInterest)
    return <span className="text-small text-ink-soft">Your child’s class</span>;
  const classSuffix = <span className="sr-only">for {paper.className}</span>;
  if (paper.cancelledAt === null)
    return (
      <Button variant="quiet" size="card" className="px-4 whitespace-nowrap" onClick={onDecide}>
        Change or cancel {classSuffix}
      </Button>
    );
  if (paper.unrefunded === 0 && paper.waitingRefunds > 0)
    return (
      <TextLink to={`${paths.adminPanel}?section=payments&view=refunds`} className="text-small">
        {countText(paper.waitingRefunds, "family waits", "families wait")} under Payments {classSuffix}
      </TextLink>
    );
  if (paper.unrefunded === 0) return <span className="text-small text-ink-soft">No refunds due</span>;
  return (
    <Button variant="quiet" size="card" onClick={onRefund}>
      Refund the fee {classSuffix}
    </Button>
  );
}

/** The server's time, and the next steps of the exam. */
function ExamSchedule({ papers }: { papers: readonly PaperCounts[] }) {
  const findLatest = (moments: (string | null)[]) =>
    moments
      .filter((moment) => moment !== null)
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1);
  const now = findLatest(papers.map(({ serverNow }) => serverNow));
  const lastStart = findLatest(papers.map(({ lastStartAt }) => lastStartAt));
  const closes = findLatest(papers.map(({ closesAt }) => closesAt));
  const toDay = (moment: string) => dayInIndia(new Date(moment));
  const formatMoment = (moment: string) =>
    formatIst(moment, now && toDay(now) !== toDay(moment) ? "dateTime" : "clock");
  return (
    <p className="text-small text-ink-soft">
      <span className="block text-body font-semibold text-ink">{describeTotals(papers)}</span>
      {now && `Server time ${formatIst(now, "clock")}. `}
      {lastStart && `Latest time to start ${formatMoment(lastStart)}. `}
      {closes && `Closes ${formatMoment(closes)} (last deadline plus 3 minutes). `}
      Updates every 15 seconds.
    </p>
  );
}

/** The numbers of an exam by class, with the actions for a whole class. */
export function PaperCountsView({ exam }: { exam: ExamChoice }) {
  const query = useQuery(examDayQuery(exam));
  const [classToDecide, setClassToDecide] = useState<{ classId: string; className: string } | null>(null);
  const [classToRefund, setClassToRefund] = useState<PaperCounts | null>(null);
  const createCountColumn = (
    name: string,
    getCount: (paper: PaperCounts) => number,
    state: string,
  ): Column<PaperCounts> => ({
    name,
    render: (paper) => <Count count={getCount(paper)} exam={exam} classId={paper.classId} state={state} />,
  });
  const columns: Column<PaperCounts>[] = [
    { name: "Class", className: "font-semibold whitespace-nowrap", render: ({ className }) => className },
    {
      name: "Paper and start",
      className: "lg:min-w-36",
      render: (paper) => (
        <>
          <p>{describePaper(paper)}</p>
          <p className="text-ink-soft">{formatStart(paper.opensAt, paper.lastStartAt)}</p>
        </>
      ),
    },
    { name: "Enrolled", className: "tabular", render: ({ enrolled }) => formatCount(enrolled) },
    { name: "In the lobby", className: "tabular", render: ({ inLobby }) => formatCount(inLobby) },
    createCountColumn("Not started", countNotBegun, "not_begun"),
    createCountColumn("In progress", ({ running }) => running, "running"),
    createCountColumn("Offline", ({ silent }) => silent, "silent"),
    createCountColumn("Finished", ({ finished }) => finished, "finished"),
    createCountColumn("Late answers", ({ kept }) => kept, "kept"),
    {
      name: "Action",
      isAction: true,
      render: (paper) => (
        <ClassActions
          paper={paper}
          onDecide={() => setClassToDecide({ classId: paper.classId, className: paper.className })}
          onRefund={() => setClassToRefund(paper)}
        />
      ),
    },
  ];
  return (
    <>
      {query.error !== null && query.data && (
        <Notice tone="error">The counts could not be updated. Showing the last ones.</Notice>
      )}
      <LoadedView query={query} label="Loading the counts">
        {(papers) =>
          papers.length === 0 ? (
            <EmptyState title="No student is enrolled in this exam yet">
              <p>Classes appear here after a student enrols or a paper is prepared under Papers.</p>
            </EmptyState>
          ) : (
            <>
              <UrgentNotices exam={exam} papers={papers} />
              <ExamSchedule papers={papers} />
              <DataTable
                label={`${exam.name} by class`}
                columns={columns}
                rows={papers}
                getRowId={({ classId }) => classId}
              />
              <p className="max-w-prose text-small text-ink-soft">
                Offline means that the exam page has not reached our server for over 2 minutes. (An exam page
                that is online does so at least every minute.) The student can keep answering on the device,
                and no answer is lost if the internet is back within 3 minutes after the deadline.
              </p>
              <Button
                variant="outline"
                size="card"
                className="justify-self-start"
                onClick={() => setClassToDecide({ classId: "", className: "all classes" })}
              >
                Change or cancel for all classes
              </Button>
            </>
          )
        }
      </LoadedView>
      {classToDecide && (
        <DecideDialog
          exam={exam}
          {...classToDecide}
          familyCount={countFamilies(query.data ?? [], classToDecide.classId || null)}
          onClose={() => setClassToDecide(null)}
        />
      )}
      {classToRefund && (
        <RefundCancelledExamDialog exam={exam} paper={classToRefund} onClose={() => setClassToRefund(null)} />
      )}
    </>
  );
}
