import { readExamHours, type ExamHours } from "../../../content/exam-hours";
import { findSubjectByName, type SubjectSlug } from "../../../content/subjects";
import type { Catalogue } from "../../../data/catalogue";
import type { Edition } from "../../../data/editions";
import type { Enrolment } from "../../../data/enrolments";
import type { Exam } from "../../../data/exams";
import { dayInIndia } from "../../../lib/day-in-india";

/**
 * An exam for one student, with its status: `enrolled`, `open` for registration, `early` (registration has not opened),
 * `closed`, `cancelled`, or `absent` from the current edition. Days are calendar days in IST.
 */
export type Offer = Exam & {
  slug: SubjectSlug | undefined;
  status: "enrolled" | "open" | "early" | "closed" | "cancelled" | "absent";
  /** If the student is enrolled: the class that was paid for. Changing the profile does not change it. */
  paidClass: Enrolment["class"] | null;
  /** Whether the day of the exam has passed. */
  isOver: boolean;
  examOn: string | null;
  /** The times between which it can be started (IST); null until announced. */
  hours: ExamHours | null;
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
  /** If the status is `absent`: the day of the exam in the next edition that has it, if known. */
  laterExam: { examOn: string; editionName: string } | null;
};

type ExamDates = Edition["exams"][number];

function findStatus(edition: Edition | null, dates: ExamDates | undefined, today: string): Offer["status"] {
  if (edition === null) return "closed";
  if (dates === undefined) return "absent";
  if (dates.cancelledAt !== null) return "cancelled";
  if (edition.registrationOpensOn === null) return "closed";
  if (today < edition.registrationOpensOn) return "early";
  return today <= dates.registrationClosesOn ? "open" : "closed";
}

function findLaterExam(examId: string, editions: readonly Edition[]): Offer["laterExam"] {
  const [laterExam] = editions.flatMap(({ name, exams }) =>
    exams.filter((exam) => exam.examId === examId).map(({ examOn }) => ({ examOn, editionName: name })),
  );
  return laterExam ?? null;
}

/** Sorts by exam day, including coming editions. Unknown days come last. */
function compareByDay(a: Offer, b: Offer): number {
  const findDay = ({ examOn, laterExam }: Offer) => examOn ?? laterExam?.examOn ?? "9999";
  return findDay(a).localeCompare(findDay(b)) || a.name.localeCompare(b.name);
}

/**
 * Lists the exams with their status. The rule follows the database's `is_registration_open`, which decides: open from
 * the first day of registration to the end of the last, in IST.
 *
 * @param catalogue the catalogue
 * @param now the current time
 * @returns the exams by day, with enrolled ones after the others (docs/specification.md section 2)
 */
export function listOffers({ exams, edition, laterEditions, enrolments }: Catalogue, now: Date): Offer[] {
  const today = dayInIndia(now);
  const currentEnrolments = enrolments.filter(({ editionId }) => editionId === edition?.id);
  const offers = exams.map((exam) => {
    const dates = edition?.exams.find(({ examId }) => examId === exam.id);
    const enrolment = currentEnrolments.find(({ examId }) => examId === exam.id);
    const offer = {
      ...exam,
      paidClass: enrolment?.class ?? null,
      slug: findSubjectByName(exam.name)?.slug,
      examOn: dates?.examOn ?? null,
      hours: readExamHours(dates?.opensAt, dates?.lastStartAt),
      registrationOpensOn: edition?.registrationOpensOn ?? null,
      registrationClosesOn: dates?.registrationClosesOn ?? null,
      isOver: dates !== undefined && dates.examOn < today,
    };
    const status = enrolment ? "enrolled" : findStatus(edition, dates, today);
    const laterExam = status === "absent" ? findLaterExam(exam.id, laterEditions) : null;
    return { ...offer, status, laterExam };
  });
  return offers.toSorted(
    (a, b) => Number(a.status === "enrolled") - Number(b.status === "enrolled") || compareByDay(a, b),
  );
}

/** An upcoming exam with a known day. */
export type NextExam = { id: string; name: string; examOn: string; isEnrolled: boolean };

/**
 * @param offers the offers, in any order
 * @returns the next exam that this student is registered for, else the next one that can still be bought, else null
 */
export function findNextExam(offers: readonly Offer[]): NextExam | null {
  const upcoming = offers.toSorted(compareByDay).flatMap(({ id, name, status, examOn, isOver }) => {
    const isCandidate = examOn !== null && !isOver && (status === "enrolled" || status === "open");
    return isCandidate ? [{ id, name, examOn, isEnrolled: status === "enrolled" }] : [];
  });
  return upcoming.find(({ isEnrolled }) => isEnrolled) ?? upcoming[0] ?? null;
}
