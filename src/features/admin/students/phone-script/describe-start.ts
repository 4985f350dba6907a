/** Sentences about the start of an exam that an organiser reads out to a parent on the phone. */
import type { FamilyEvent, FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { addDays, dayInIndia } from "../../../../lib/day-in-india";
import { formatHours, readGrant, type Hours } from "../read-grant";

/** The reserve paper can be taken for this number of days after the exam (docs/exam.md section 2). */
const reserveDays = 7;

/** The individual times given for this exam, newest first; every edition has an exam of the same name. */
function listHours(exam: FamilyExam, events: readonly FamilyEvent[]): { isWaiting: boolean; hours: Hours }[] {
  return events.flatMap((event) => {
    if (event.kind !== "grant" || event.exam !== exam.name || exam.examOn === null) return [];
    const { isWaiting, hours } = readGrant(event);
    if (hours === null) return [];
    const day = dayInIndia(new Date(hours.opensAt));
    return day >= exam.examOn && day <= addDays(exam.examOn, reserveDays) ? [{ isWaiting, hours }] : [];
  });
}

/**
 * @param exam an exam of the student
 * @param events the history, newest first
 * @returns the individual time that counts: the newest one that does not wait for a second organiser
 */
export const findOwnHours = (exam: FamilyExam, events: readonly FamilyEvent[]): Hours | undefined =>
  listHours(exam, events).find(({ isWaiting }) => !isWaiting)?.hours;

/**
 * @param exam an exam of today or an earlier day that the student has not started
 * @param events the history, newest first
 * @param now the time of the call
 * @returns the sentence about its start: the student's own start time, one that waits for a second organiser, that the
 * exam is open, or that it could be started and was not; undefined if there is nothing to say
 */
export function describeStart(
  exam: FamilyExam,
  events: readonly FamilyEvent[],
  now: Date,
): string | undefined {
  const { name, className, examOn, opensAt, lastStartAt } = exam;
  const named = `${name} (${className})`;
  const today = dayInIndia(now);
  const isOver = (hours: Hours) => Date.parse(hours.lastStartAt) < now.getTime();
  const [newest] = listHours(exam, events);
  const own = findOwnHours(exam, events);
  const waits =
    newest?.isWaiting && !isOver(newest.hours)
      ? ` A new start time, ${formatHours(newest.hours, "to")}, waits for a second organiser. We will email you once it is confirmed.`
      : "";
  if (own && !isOver(own)) {
    const ownDay = dayInIndia(new Date(own.opensAt));
    const day = ownDay === today ? "today" : `on ${formatIst(ownDay, "date")}`;
    return `${named} has a new start time. Your child may start between ${formatHours(own, "and")} ${day}, from the dashboard; its time begins when your child starts it. If it does not open then, please log in on another phone, tablet or computer.${waits}`;
  }
  if (examOn !== today || opensAt === null || lastStartAt === null || Date.parse(opensAt) > now.getTime())
    return undefined;
  const last = own?.lastStartAt ?? lastStartAt;
  const time = formatIst(last, "clock");
  if (now.getTime() <= Date.parse(last))
    return `${named} is open now. Please start it from the dashboard by ${time}; its time begins when your child starts it. If it does not open, please log in on another phone, tablet or computer.${waits}`;
  const next = waits || " Please tell us what happened; an organiser decides about another time.";
  return `${named} could be started until ${time} today, and it was not.${next}`;
}
