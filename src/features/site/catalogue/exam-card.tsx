import type { ReactNode } from "react";
import { getExamFormat } from "../../../content/exam-format";
import { describeStartTime } from "../../../content/exam-hours";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Card } from "../../../ui/card";
import { CheckIcon } from "../../../ui/icons";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import type { Offer } from "./offers";

/** Day and format in one line, for a paid exam with its class: Class 5 · 9 Jan · 50 questions · 60 min. */
function formatExamLine({ examOn, status, paidClass }: Offer, ownClassNumber: number | null): string {
  const classNumber = paidClass?.number ?? ownClassNumber;
  const format = classNumber === null ? null : getExamFormat(classNumber);
  const parts = [
    paidClass?.name,
    examOn !== null && formatIst(examOn, "day"),
    examOn === null && status !== "absent" && "Date to be announced",
    format && `${format.questionCount} questions`,
    format && `${format.minutes}\u00A0min`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The next step of an exam on offer: the last day to register, or the exam of a later edition. */
function describeNextStep({ status, registrationClosesOn, laterExam }: Offer): string | null {
  if (status === "absent" && laterExam)
    return `The next exam is on ${formatIst(laterExam.examOn, "date")}, in the ${laterExam.editionName} edition.`;
  if (status === "absent") return "We will show the date of the next exam here once it is fixed.";
  return status === "open" && registrationClosesOn
    ? `Register by ${formatIst(registrationClosesOn, "day")}.`
    : null;
}

/** The button to register if registration is open, otherwise the exam's state. */
function OfferStatus({ offer, action }: { offer: Offer; action: ReactNode }) {
  const lineClasses = "flex min-h-11.5 items-center gap-2 font-semibold";
  switch (offer.status) {
    case "open":
      return action;
    case "enrolled":
      return (
        <p className={`${lineClasses} text-green`}>
          <CheckIcon className="size-5" />
          Enrolled
        </p>
      );
    case "early":
      return (
        <p className={`${lineClasses} text-ink-soft`}>
          Registration opens
          {offer.registrationOpensOn && ` on ${formatIst(offer.registrationOpensOn, "day")}`}
        </p>
      );
    case "closed":
      return <p className={`${lineClasses} text-ink-soft`}>Registration is closed</p>;
    case "cancelled":
      return <p className={`${lineClasses} text-ink-soft`}>Cancelled this season</p>;
    case "absent":
      return <p className={`${lineClasses} text-ink-soft`}>Not this season</p>;
  }
}

function CardHeading({ offer, children }: { offer: Offer; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      {offer.slug && <SubjectEmblem slug={offer.slug} className="size-11" />}
      <h3 className="mr-auto min-w-0 text-subheading wrap-break-word">{offer.name}</h3>
      {children}
    </div>
  );
}

/** Whether the exam is still to come, so that its time of day matters. */
const isUpcoming = ({ examOn, isOver, status }: Offer) =>
  examOn !== null && !isOver && status !== "cancelled";

/**
 * The card of an exam of the current edition with its dates. `action`, which includes the price, is shown only while
 * the exam can be bought.
 */
export function ExamCard({
  offer,
  classNumber,
  action,
}: {
  offer: Offer;
  classNumber: number | null;
  action: ReactNode;
}) {
  return (
    <Card className="grid h-full content-between gap-4 sm:p-5">
      <div className="grid gap-3">
        <CardHeading offer={offer}>
          {["early", "closed"].includes(offer.status) && (
            <p className="font-heading text-subheading font-bold tabular">{formatPaise(offer.pricePaise)}</p>
          )}
        </CardHeading>
        <p className="text-small text-ink-soft">
          {formatExamLine(offer, classNumber)}
          {offer.status !== "enrolled" && (
            <>
              {isUpcoming(offer) && <span className="block">{describeStartTime(offer.hours)}.</span>}
              <span className="block">{describeNextStep(offer)}</span>
            </>
          )}
        </p>
      </div>
      <OfferStatus offer={offer} action={action} />
    </Card>
  );
}

/**
 * The card of an exam that the student has paid for. `nextStep` is the link to the exam’s next step; without one the
 * card describes the next step.
 */
export function OwnExamCard({ offer, nextStep }: { offer: Offer; nextStep: ReactNode }) {
  const nextStepText = offer.isOver
    ? "The exam day has passed. The result comes by email."
    : "You are registered. On the exam day, log in here. The result comes by email.";
  return (
    <Card className="grid h-full content-between gap-4 sm:p-5">
      <div className="grid gap-3">
        <CardHeading offer={offer} />
        <p className="text-small text-ink-soft">
          {formatExamLine(offer, null)}
          {isUpcoming(offer) && <span className="block">{describeStartTime(offer.hours)}.</span>}
        </p>
      </div>
      {nextStep ?? <p className="text-small text-ink-soft">{nextStepText}</p>}
    </Card>
  );
}
