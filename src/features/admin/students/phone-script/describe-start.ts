/** Sentences about the start of an exam that an organiser reads out to a parent on the phone. */
import type { FamilyExam } from "../../../../data/admin/families";
import { listEventsOfKind, type FamilyEvent } from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { addDays, dayInIndia } from "../../../../lib/day-in-india";
import { formatStartPeriod, type StartPeriod } from "../start-period";

/** The reserve paper can be taken for this number of days after the exam (docs/exam.md section 2). */
const reserveDays = 7;

/**
 * The individual start times given for an exam, newest first. Every edition has an exam of the same name, so only times on
 * the days of this exam count.
 */
function listStartPeriods(
  exam: FamilyExam,
  events: readonly FamilyEvent[],
): { isWaiting: boolean; startPeriod: StartPeriod }[] {
  return listEventsOfKind(events, "grant").flatMap(({ examName, isWaiting, startPeriod }) => {
    if (examName !== exam.name || exam.examOn === null || startPeriod === null) return [];
    const day = dayInIndia(new Date(startPeriod.opensAt));
    return day >= exam.examOn && day <= addDays(exam.examOn, reserveDays) ? [{ isWaiting, startPeriod }] : [];
  });
}

/**
 * @param exam an exam of the student
 * @param events the history, newest first
 * @returns the individual start time that applies: the newest one that does not wait for a second organiser
 */
export const findIndividualStart = (
  exam: FamilyExam,
  events: readonly FamilyEvent[],
): StartPeriod | undefined => listStartPeriods(exam, events).find(({ isWaiting }) => !isWaiting)?.startPeriod;

/**
 * @param exam an exam of today or an earlier day that the student has not started
 * @param events the history, newest first
 * @param now the time of the call
 * @returns the sentence about the start: the student's individual start time, that the exam is open, or that it could be
 * started and was not; a new time that waits for a second organiser is added. Undefined before the start, and after today
 */
export function describeStart(
  exam: FamilyExam,
  events: readonly FamilyEvent[],
  now: Date,
): string | undefined {
  const { name, className, examOn, opensAt, lastStartAt } = exam;
  const examText = `${name} (${className})`;
  const today = dayInIndia(now);
  const isOver = (startPeriod: StartPeriod) => Date.parse(startPeriod.lastStartAt) < now.getTime();
  const [newestGrant] = listStartPeriods(exam, events);
  const individualStart = findIndividualStart(exam, events);
  const pendingText =
    newestGrant?.isWaiting && !isOver(newestGrant.startPeriod)
      ? ` A new start time, ${formatStartPeriod(newestGrant.startPeriod, "to")}, waits for a second organiser. We will email you once it is confirmed.`
      : "";
  if (individualStart && !isOver(individualStart)) {
    const individualDay = dayInIndia(new Date(individualStart.opensAt));
    const day = individualDay === today ? "today" : `on ${formatIst(individualDay, "date")}`;
    return `${examText} has a new start time. Your child may start between ${formatStartPeriod(individualStart, "and")} ${day}, from the dashboard; its time begins when your child starts it. If it does not open then, please log in on another phone, tablet or computer.${pendingText}`;
  }
  if (examOn !== today || opensAt === null || lastStartAt === null || Date.parse(opensAt) > now.getTime())
    return undefined;
  const lastStart = individualStart?.lastStartAt ?? lastStartAt;
  const time = formatIst(lastStart, "clock");
  if (now.getTime() <= Date.parse(lastStart))
    return `${examText} is open now. Please start it from the dashboard by ${time}; its time begins when your child starts it. If it does not open, please log in on another phone, tablet or computer.${pendingText}`;
  const ending = pendingText || " Please tell us what happened; an organiser decides about another time.";
  return `${examText} could be started until ${time} today, and it was not.${ending}`;
}
