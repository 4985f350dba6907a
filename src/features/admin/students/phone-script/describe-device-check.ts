/** The sentence about the device check that an organiser reads out to a parent on the phone. */
import { listEventsOfKind, type FamilyEvent } from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { formatDeviceProblems } from "../family-texts";

/**
 * @param events the history of a student, newest first
 * @returns the result of the last device check, or that the device has not been checked yet
 */
export function describeDeviceCheckForParent(events: readonly FamilyEvent[]): string {
  const [check] = listEventsOfKind(events, "device_check");
  const practiceRunAdvice =
    "on the device for the exam, please open Dashboard, Exams, “Try a practice run”: it checks everything and says what to do.";
  if (check === undefined) return `No device has been checked yet: ${practiceRunAdvice}`;
  const day = formatIst(check.at, "date");
  return check.isGood
    ? `The device that was checked on ${day} is ready for the exam.`
    : check.problems.length === 0
      ? `On ${day} something on the device needed attention: ${practiceRunAdvice}`
      : `On ${day} this needed attention: ${formatDeviceProblems(check.problems)}. Please correct it; then, ${practiceRunAdvice}`;
}
