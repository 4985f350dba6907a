import type { ReactNode } from "react";
import { examPath, paths } from "../../../config/paths";
import { site } from "../../../config/site";
import type { AskedAbout, Unpublished } from "../../../data/results/result-outcomes";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { TextLink } from "../../../ui/text-link";

/** What is asked about an attempt has a feature of its own (`exam-void`). */
type Brief = Exclude<Unpublished, AskedAbout>;
type Held = Extract<Brief, { outcome: "held" }>;

/** Whom to turn to with anything that this page cannot settle. */
function Help({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
      <span className="whitespace-nowrap">{site.helpPhone}</span>.
    </p>
  );
}

function HeldReason({ heldFor }: Held) {
  switch (heldFor) {
    case "consent":
      return (
        <p>
          A parent or guardian has not agreed yet that we hold this exam for you. The answers are safe and
          marked, and the result stands here as soon as they have:{" "}
          <TextLink to={paths.studentDashboard} state={{ tab: "profile" }}>
            see your profile
          </TextLink>
          .
        </p>
      );
    case "refund":
      return (
        <p>
          The fee of this exam is being refunded or may be. The answers are safe; once that is settled, this
          page says what follows. You find it under{" "}
          <TextLink to={paths.studentDashboard} state={{ tab: "transactions" }}>
            your orders
          </TextLink>
          .
        </p>
      );
    case "dispute":
      return (
        <p>
          The payment of this exam was disputed at the bank. The answers are safe; once the bank has decided,
          this page says what follows.
        </p>
      );
  }
}

const titles: Record<Brief["outcome"], string> = {
  called_off: "This exam was called off",
  not_sat: "There is nothing to mark",
  held: "The result is held",
  not_yet: "Your result is on its way",
};

function Story({ answer }: { answer: Brief }) {
  switch (answer.outcome) {
    case "called_off":
      return <Help>Nobody has a result of it. We have written to you what follows; questions to</Help>;
    case "not_sat":
      return answer.began ? (
        <Help>
          The exam was begun, and no answer was given. So there is neither rank nor certificate. If you
          remember it otherwise, write or call:
        </Help>
      ) : (
        <p>You did not start this exam in its time, so there is no result.</p>
      );
    case "held":
      return <HeldReason {...answer} />;
    case "not_yet":
      return (
        <p>
          {answer.expectedOn === null
            ? "Its day is not announced yet."
            : `Ranks and awards are expected on ${formatIst(answer.expectedOn, "date")}.`}{" "}
          Your answers beside the key come before that, usually the day after the exam. We write to you as
          soon as there is something to see here.
        </p>
      );
  }
}

/** What stands in the place of a result or a review: why there is none, and what to do. */
export function UnpublishedResult({ answer }: { answer: Brief }) {
  return (
    <EmptyState title={titles[answer.outcome]}>
      <div className="grid max-w-prose justify-items-center gap-3">
        <Story answer={answer} />
      </div>
      {answer.outcome === "not_sat" && !answer.began && (
        <ButtonLink to={examPath(answer.paper.paperId)} variant="outline">
          What to do
        </ButtonLink>
      )}
      <ButtonLink to={paths.studentDashboard}>To the dashboard</ButtonLink>
    </EmptyState>
  );
}
