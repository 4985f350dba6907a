import * as v from "valibot";
import { planSchema, type Plan } from "../engine/mock-test/practice-plan";
import { addPracticeDay, mergePlans, readRecord, storeRecord } from "../engine/mock-test/practice-record";
import { dayInIndia } from "../lib/day-in-india";
import { report } from "../lib/report";
import { getClient } from "./client";
import { isStillLoggedIn } from "./mistakes-deck";
import { getRows } from "./request";

const rowSchema = v.object({
  plans: v.array(
    v.pipe(
      v.object({
        subject: v.string(),
        class_number: v.number(),
        exam_day: v.string(),
        topics: v.array(v.object({ topic: v.string(), week: v.string(), is_done: v.boolean() })),
      }),
      v.transform((row) => ({
        subjectSlug: row.subject,
        classNumber: row.class_number,
        examDay: row.exam_day,
        topics: row.topics.map(({ topic, week, is_done }) => ({ topic, week, isDone: is_done })),
      })),
      planSchema,
    ),
  ),
  days: v.array(v.string()),
});

function toRow({ subjectSlug, classNumber, examDay, topics }: Plan) {
  return {
    subject: subjectSlug,
    class_number: classNumber,
    exam_day: examDay,
    topics: topics.map(({ topic, week, isDone }) => ({ topic, week, is_done: isDone })),
  };
}

async function syncPlansAndDays(studentId: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const { plans, days } = readRecord(studentId);
    const sentPlans = plans.filter(({ isUnsent }) => isUnsent);
    const client = await getClient();
    const call = client.rpc("sync_practice_record", { p_changed: sentPlans.map(toRow), p_days: days });
    const savedRecord = v.parse(rowSchema, await getRows(call));
    if (!isStillLoggedIn(studentId)) return;
    const latestRecord = readRecord(studentId);
    const isSent = (plan: Plan) => sentPlans.some((other) => JSON.stringify(other) === JSON.stringify(plan));
    const changedMeanwhile = latestRecord.plans.filter((plan) => plan.isUnsent && !isSent(plan));
    storeRecord(studentId, {
      plans: mergePlans(savedRecord.plans, changedMeanwhile),
      days: [...savedRecord.days, ...latestRecord.days],
    });
  } catch (error) {
    report("syncing plans and days of practice", error);
  }
}

let lastSync = Promise.resolve();

/**
 * Sends this device's plans and practice days to the account and loads those of the account. Calls run one after the
 * other, so that no older reply replaces a newer one. A failure is reported, and the device continues with its own
 * data.
 *
 * @param studentId the logged-in student
 * @returns a promise that resolves after the record is stored or the failure is reported
 */
export function syncRecord(studentId: string): Promise<void> {
  lastSync = lastSync.then(() => syncPlansAndDays(studentId));
  return lastSync;
}

/**
 * Records a practice day for today, on this device and in the student's account.
 *
 * @param studentId the logged-in student, or null
 */
export function recordPracticeDay(studentId: string | null): void {
  const isFirst = addPracticeDay(studentId, dayInIndia(new Date()));
  if (isFirst && studentId !== null) void syncRecord(studentId);
}
