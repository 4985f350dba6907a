import type { StudentExamDetails } from "../../../data/admin/exam-day";
import { formatIst } from "../../../lib/dates";
import { addDays, dayInIndia } from "../../../lib/day-in-india";

/**
 * A reserve paper, a different paper for a student who could not take the exam, can be taken for this number of days after the
 * exam: the days in which a family can also reply to a query (`private.reply_days`).
 */
const reserveDays = 7;

const findLastReserveDay = (examOn: string) => addDays(examOn, reserveDays);

/**
 * The grants that one student can still get: `all` until the latest time to start, `minutes` while the attempt runs, `start` (a
 * new time to start) later on the exam's day if the student has not started, `reserve` on the seven days after it, else `nothing`.
 */
export type PossibleGrants = "all" | "minutes" | "start" | "reserve" | "nothing";

type StudentExam = Pick<StudentExamDetails, "attempt" | "last_start_at" | "server_now">;

const isOver = ({ attempt, server_now: serverNow }: StudentExam) =>
  attempt !== null &&
  (attempt.finished_at !== null || Date.parse(serverNow) > Date.parse(attempt.deadline_at));

/**
 * @param studentExam the student's attempt and latest time to start, and the server's time
 * @param examOn the exam's day in India
 * @returns the grants that are still possible, as `private.grant_error` decides it
 */
export function findPossibleGrants(studentExam: StudentExam, examOn: string): PossibleGrants {
  const today = dayInIndia(new Date(studentExam.server_now));
  // An attempt that runs after the exam's day is on a reserve paper, which gets no extra time.
  if (studentExam.attempt !== null) return isOver(studentExam) || today > examOn ? "nothing" : "minutes";
  if (today > findLastReserveDay(examOn)) return "nothing";
  if (today > examOn) return "reserve";
  const isLastStartOver =
    studentExam.last_start_at !== null &&
    Date.parse(studentExam.server_now) > Date.parse(studentExam.last_start_at);
  return isLastStartOver ? "start" : "all";
}

/**
 * @param studentExam the attempt and times of a student to whom nothing can be given any more
 * @param examOn the exam's day in India
 * @param helpEmail the address to write to
 * @returns `text`: the steps that an organiser can take instead; `forParent`: sentences to say to the parent, undefined while the
 * reserve paper runs
 */
export function describeNothingToGive(
  studentExam: StudentExam,
  examOn: string,
  helpEmail: string,
): { text: string; forParent: string | undefined } {
  const lastDay = formatIst(findLastReserveDay(examOn), "date");
  if (studentExam.attempt === null)
    return {
      text: `The reserve paper could be given until ${lastDay}. Nothing more can be given.`,
      forParent: `The exam was on ${formatIst(examOn, "date")}, and a reserve paper could be taken until ${lastDay}. We are sorry: neither is possible any more.`,
    };
  if (!isOver(studentExam))
    return { text: "The reserve paper is running. It gets no extra time.", forParent: undefined };
  const overText = "The attempt is over, so no extra time or new start time can be given.";
  const lateText =
    studentExam.attempt.kept.length > 0
      ? " Late answers: see above."
      : " No late answers are waiting for a decision.";
  const forParent =
    "The exam is over, so we can no longer give extra time. The answers that reached us in time count.";
  return dayInIndia(new Date(studentExam.server_now)) > findLastReserveDay(examOn)
    ? { text: `${overText}${lateText} The reserve paper could be taken until ${lastDay}.`, forParent }
    : {
        text: `${overText}${lateText} If the child could not take the exam properly through no fault of its own, propose under Results, “Decide whether the attempt is valid”, that it can be taken again. After two organisers have decided so, the reserve paper can be given here, until ${lastDay}.`,
        forParent: `${forParent} If something stopped your child, please write to ${helpEmail} what happened and when, with a photo if you have one. Two organisers decide if your child can take the reserve paper, until ${lastDay}; it has no rank.`,
      };
}
