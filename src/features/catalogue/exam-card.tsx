import type { ReactNode } from "react";
import { getExamFormat } from "../../content/exam-format";
import { formatIst } from "../../lib/dates";
import { formatPaise } from "../../lib/money";
import { Card } from "../../ui/card";
import { CheckIcon } from "../../ui/icons";
import { SubjectEmblem } from "../../ui/subject-emblem";
import type { Offer } from "./offers";

/** Day and format in one line: 9 Jan · 50 questions · 60 min. */
function describeExam({ examOn }: Offer, classNumber: number | null): string {
  const format = classNumber === null ? null : getExamFormat(classNumber);
  const parts = [
    examOn === null ? "Date to be announced" : formatIst(examOn, "day"),
    format && `${format.questionCount} questions`,
    format && `${format.minutes} min`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** What there is to know about registering, in a few words. */
function describeRegistration(offer: Offer): string {
  const { status, registrationOpensOn, registrationClosesOn } = offer;
  if (status === "enrolled") return "Your place is booked.";
  if (status === "early" && registrationOpensOn) return `Registration opens on ${formatIst(registrationOpensOn, "day")}.`;
  if (status === "open" && registrationClosesOn) return `Register by ${formatIst(registrationClosesOn, "day")}.`;
  return "Registration is closed.";
}

/** One exam with its price and dates. `action` is shown only while the exam can be bought. */
export function ExamCard({
  offer,
  classNumber,
  action,
}: {
  offer: Offer;
  classNumber: number | null;
  action: ReactNode;
}) {
  const isEnrolled = offer.status === "enrolled";
  return (
    <Card className="grid h-full content-between gap-4">
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          {offer.slug && <SubjectEmblem slug={offer.slug} className="size-11" />}
          <h2 className="mr-auto text-subheading">{offer.name}</h2>
          {!isEnrolled && <p className="font-heading text-subheading font-bold tabular">{formatPaise(offer.pricePaise)}</p>}
        </div>
        <p className="text-small text-ink-soft">
          {describeExam(offer, classNumber)}
          <br />
          {describeRegistration(offer)}
        </p>
      </div>
      {offer.status === "open" && action}
      {isEnrolled && (
        <p className="flex min-h-11.5 items-center gap-2 font-semibold text-green">
          <CheckIcon className="size-5" />
          Enrolled
        </p>
      )}
    </Card>
  );
}
