import { Link } from "react-router-dom";
import { paths } from "../../../config/paths";
import type { TaskTargets, TaskCounts } from "../../../data/admin/start-page";
import { EmptyState } from "../../../ui/empty-state";

/** The database counts up to this number. */
const maxCount = 1000;

/** The sentence after the number, and the link, of each kind of task. */
const taskTexts: Record<keyof TaskCounts, { one: string; many: string; search: string }> = {
  refunds: {
    one: "payment or refund waits for a decision",
    many: "payments or refunds wait for a decision",
    search: "?section=payments&view=refunds",
  },
  secondOrganiser: {
    one: "decision about an exam needs a second organiser",
    many: "decisions about exams need a second organiser",
    search: "?section=day&view=decisions",
  },
  organiserChanges: {
    one: "change of organisers needs a second organiser",
    many: "changes of organisers need a second organiser",
    search: "?section=office",
  },
  unrefunded: {
    one: "family has not had its fee for a cancelled exam refunded",
    many: "families have not had their fee for a cancelled exam refunded",
    search: "?section=day",
  },
  voids: {
    one: "query to a family is open",
    many: "queries to families are open",
    search: "?section=results",
  },
  names: {
    one: "name on a certificate needs a second organiser",
    many: "names on certificates need a second organiser",
    search: "?section=results&view=attempts",
  },
  lateAnswers: {
    one: "student has late answers to decide on",
    many: "students have late answers to decide on",
    search: "?section=day&view=students&state=kept",
  },
  missingPapers: {
    one: "paper is not ready (sealed) and its exam is less than 72 hours away",
    many: "papers are not ready (sealed) and their exams are less than 72 hours away",
    search: "?section=papers",
  },
  noDeviceCheck: {
    one: "student has not checked a device for an exam in the next two days",
    many: "students have not checked a device for an exam in the next two days",
    search: "?section=day&view=students&state=no_device_check",
  },
  failedMails: {
    one: "email could not be sent in the last 30 days",
    many: "emails could not be sent in the last 30 days",
    search: "?section=office&view=mails",
  },
  failedPublications: {
    one: "publication of results has failed",
    many: "publications of results have failed",
    search: "?section=results",
  },
  lateAwards: {
    one: "award is overdue",
    many: "awards are overdue",
    search: "?section=awards&state=late",
  },
};

/** The kinds of tasks in the order of the list. */
const kindOrder: readonly (keyof TaskCounts)[] = [
  "refunds",
  "secondOrganiser",
  "organiserChanges",
  "unrefunded",
  "voids",
  "names",
  "lateAnswers",
  "missingPapers",
  "noDeviceCheck",
  "failedMails",
  "failedPublications",
  "lateAwards",
];

const formatCount = (count: number) => (count >= maxCount ? "1,000+" : String(count));

/** Returns the URL of a kind of task: the page of the exam, paper or edition of the first task of that kind. */
function toTaskUrl(kind: keyof TaskCounts, targets: TaskTargets): string {
  const { search } = taskTexts[kind];
  const target = new Map(Object.entries(targets)).get(kind);
  if (!target) return `${paths.adminPanel}${search}`;
  const { editionId, examId, paperId } = target;
  const targetQuery =
    examId === undefined
      ? `&edition=${editionId}${paperId === undefined ? "" : `&paper=${paperId}`}`
      : `&exam=${editionId}.${examId}`;
  return `${paths.adminPanel}${search}${targetQuery}`;
}

/** The open tasks, each with a link to the page for it. */
export function WaitingList({ waiting, targets }: { waiting: TaskCounts; targets: TaskTargets }) {
  const openKinds = kindOrder.filter((kind) => waiting[kind] > 0);
  if (openKinds.length === 0) return <EmptyState title="Nothing is waiting for you" />;
  return (
    <ul className="divided overflow-hidden rounded-card bg-paper shadow-card">
      {openKinds.map((kind) => (
        <li key={kind}>
          <Link
            to={toTaskUrl(kind, targets)}
            className="grid min-h-13 grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 px-4 py-2 hover:bg-mist"
          >
            <span className="font-heading text-subheading font-bold tabular">
              {formatCount(waiting[kind])}
            </span>{" "}
            <span className="font-semibold text-violet underline underline-offset-3">
              {waiting[kind] === 1 ? taskTexts[kind].one : taskTexts[kind].many}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
