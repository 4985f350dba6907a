import type { ReactNode } from "react";
import { getExamFormat } from "../../../content/exam-format";
import { tellHours } from "../../../content/exam-hours";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Card } from "../../../ui/card";
import { CheckIcon } from "../../../ui/icons";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import type { Offer } from "./offers";

/** Day and format in one line, of an exam that is paid with its class: Class 5 · 9 Jan · 50 questions · 60 min. */
function describeExam({ examOn, status, paidClass }: Offer, ownClassNumber: number | null): string {
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

/** What comes next: the last day to register, the exam day, the result, or the exam of a later season. */
function describeNext({ status, isOver, registrationClosesOn, later }: Offer): string | null {
  if (status === "absent" && later)
    return `The next exam is on ${formatIst(later.examOn, "date")}, in the ${later.editionName} edition.`;
  if (status === "absent") return "We will show the date of the next exam here once it is fixed.";
  if (status === "enrolled" && isOver) return "The exam day has passed. The result comes by email.";
  if (status === "enrolled")
    return "You are registered. On the exam day, log in here. The result comes by email.";
  return status === "open" && registrationClosesOn
    ? `Register by ${formatIst(registrationClosesOn, "day")}.`
    : null;
}

/** Where the student is with the exam: the button while it can be bought, else the plain fact. */
function OfferStatus({ offer, action, way }: { offer: Offer; action: ReactNode; way: ReactNode }) {
  const line = "flex min-h-11.5 items-center gap-2 font-semibold";
  switch (offer.status) {
    case "open":
      return action;
    case "enrolled":
      return (
        <>
          <p className={`${line} text-green`}>
            <CheckIcon className="size-5" />
            Enrolled
          </p>
          {way}
        </>
      );
    case "early":
      return (
        <p className={`${line} text-ink-soft`}>
          Registration opens
          {offer.registrationOpensOn && ` on ${formatIst(offer.registrationOpensOn, "day")}`}
        </p>
      );
    case "closed":
      return <p className={`${line} text-ink-soft`}>Registration is closed</p>;
    case "called_off":
      return <p className={`${line} text-ink-soft`}>Cancelled this season</p>;
    case "absent":
      return <p className={`${line} text-ink-soft`}>Not this season</p>;
  }
}

/**
 * One exam with its price and dates. `action` is shown only while the exam can be bought, `way` once it is; without a way the
 * card says itself what comes next.
 */
export function ExamCard({
  offer,
  classNumber,
  action,
  way,
}: {
  offer: Offer;
  classNumber: number | null;
  action: ReactNode;
  way?: ReactNode;
}) {
  return (
    <Card className="grid h-full content-between gap-4">
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          {offer.slug && <SubjectEmblem slug={offer.slug} className="size-11" />}
          <h2 className="mr-auto min-w-0 text-subheading wrap-break-word">{offer.name}</h2>
          {["open", "early", "closed"].includes(offer.status) && (
            <p className="font-heading text-subheading font-bold tabular">{formatPaise(offer.pricePaise)}</p>
          )}
        </div>
        <p className="text-small text-ink-soft">
          {describeExam(offer, classNumber)}
          {offer.examOn !== null && !offer.isOver && offer.status !== "called_off" && (
            <span className="block">{tellHours(offer.hours)}.</span>
          )}
          {(offer.status !== "enrolled" || !way) && <span className="block">{describeNext(offer)}</span>}
        </p>
      </div>
      <div>
        <OfferStatus offer={offer} action={action} way={way} />
      </div>
    </Card>
  );
}
