import type { ReactNode } from "react";
import { dashboardPath, examPath, paths } from "../../../config/paths";
import { site } from "../../../config/site";
import type { VoidCase, Unpublished } from "../../../data/results/result-outcomes";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { TextLink } from "../../../ui/text-link";

/** Why there is no result, except for a question about the attempt (`void/void-proposal.tsx`). */
type UnpublishedReason = Exclude<Unpublished, VoidCase>;
type HeldResult = Extract<UnpublishedReason, { outcome: "held" }>;

/** The contact for anything that this page cannot explain. */
function HelpContact({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
      <span className="whitespace-nowrap">{site.helpPhone}</span>.
    </p>
  );
}

function HeldReason({ heldFor }: HeldResult) {
  switch (heldFor) {
    case "consent":
      return (
        <p>
          We need a parent&rsquo;s or guardian&rsquo;s consent before we can show this result. Your answers
          are safe and marked. To ask for consent,{" "}
          <TextLink to={dashboardPath("profile")}>see your profile</TextLink>.
        </p>
      );
    case "refund":
      return (
        <p>
          A refund has been requested or started for this exam. Your answers are safe. Once that is settled,
          this page shows what happens next. See{" "}
          <TextLink to={dashboardPath("transactions")}>your orders</TextLink>.
        </p>
      );
    case "dispute":
      return (
        <p>
          The payment for this exam was disputed at the bank. Your answers are safe. Once the bank has
          decided, this page shows what happens next.
        </p>
      );
  }
}

const titles: Record<UnpublishedReason["outcome"], string> = {
  cancelled: "This exam was cancelled",
  no_answers: "There is nothing to mark",
  held: "The result is held",
  not_yet: "Your result is on its way",
};

function Explanation({ reason }: { reason: UnpublishedReason }) {
  switch (reason.outcome) {
    case "cancelled":
      return (
        <HelpContact>
          There are no results for it. We have emailed you what happens next. If you have questions, write or
          call:
        </HelpContact>
      );
    case "no_answers":
      return reason.began ? (
        <HelpContact>
          You opened the exam but did not answer any question, so there is no rank or certificate. If this is
          wrong, please write or call:
        </HelpContact>
      ) : (
        <p>You did not start this exam during its start time, so there is no result.</p>
      );
    case "held":
      return <HeldReason {...reason} />;
    case "not_yet":
      return (
        <p>
          {reason.expectedOn === null
            ? "The result date has not been announced yet."
            : `Ranks and awards are expected on ${formatIst(reason.expectedOn, "date")}.`}{" "}
          Your answers and the answer key come before that, usually the day after the exam. We will email you
          as soon as there is something to see here.
        </p>
      );
  }
}

/** Shown instead of a missing result or review: the reason, and what to do. */
export function UnpublishedResult({ reason }: { reason: UnpublishedReason }) {
  return (
    <EmptyState title={titles[reason.outcome]} pose="hello">
      <div className="grid max-w-prose justify-items-center gap-3">
        <Explanation reason={reason} />
      </div>
      {reason.outcome === "no_answers" && !reason.began && (
        <ButtonLink to={examPath(reason.paper.paperId)} variant="outline">
          What to do
        </ButtonLink>
      )}
      <ButtonLink to={paths.studentDashboard}>Go to the dashboard</ButtonLink>
    </EmptyState>
  );
}
