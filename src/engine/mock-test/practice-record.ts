import * as v from "valibot";
import { addDays } from "../../lib/day-in-india";
import { readStored, removeStored, studentKey, writeStored } from "../../lib/storage";
import { planSchema, type Plan } from "./practice-plan";

/** The number of days over which practice is counted: four weeks. */
export const practiceWindowDays = 28;

/** The maximum number of plans, one per subject; the account stores no more (private.practice_records). */
const maxPlans = 8;

const recordSchema = v.object({
  plans: v.array(planSchema),
  /** Days in India on which a question was practised outside of a mock test. */
  days: v.array(v.pipe(v.string(), v.isoDate())),
});

/** A child's plans and days of practice on this device. */
export type PracticeRecord = v.InferOutput<typeof recordSchema>;

function recordKey(studentId: string | null): string {
  return studentKey("practice", studentId);
}

/**
 * @param studentId the logged-in student, or null
 * @returns the record of this device; an empty one if there is none
 */
export function readRecord(studentId: string | null): PracticeRecord {
  return readStored(recordKey(studentId), recordSchema) ?? { plans: [], days: [] };
}

/**
 * @param studentId the logged-in student, or null
 * @param record the new record; only the first eight plans and the last 28 days are stored
 */
export function storeRecord(studentId: string | null, record: PracticeRecord): void {
  const days = [...new Set(record.days)].toSorted().slice(-practiceWindowDays);
  writeStored(recordKey(studentId), { ...record, plans: record.plans.slice(0, maxPlans), days });
}

/** Deletes the visitor's record, because the student who logged in said that it belongs to somebody else. */
export function dropVisitorsRecord(): void {
  removeStored(recordKey(null));
}

/**
 * Moves a visitor's plans and days to the student who claims them. The student's own plans stay.
 *
 * @param studentId the student who has logged in
 */
export function claimRecord(studentId: string): void {
  const studentsRecord = readRecord(studentId);
  const visitorsRecord = readRecord(null);
  const unsentPlans = visitorsRecord.plans.map((plan) => Object.assign(plan, { isUnsent: true }));
  storeRecord(studentId, {
    plans: mergePlans(unsentPlans, studentsRecord.plans),
    days: [...studentsRecord.days, ...visitorsRecord.days],
  });
  dropVisitorsRecord();
}

/**
 * @param plans the plans of a child
 * @param changedPlans new plans, and plans that replace those for the same subject
 * @returns the child's plans with the changed ones
 */
export function mergePlans(plans: readonly Plan[], changedPlans: readonly Plan[]): Plan[] {
  const isChanged = (plan: Plan) => changedPlans.some(({ subjectSlug }) => subjectSlug === plan.subjectSlug);
  return [...plans.filter((plan) => !isChanged(plan)), ...changedPlans];
}

/**
 * Records today as a day of practice.
 *
 * @param studentId the logged-in student, or null
 * @param today today's date in India
 * @returns whether today was not recorded yet
 */
export function addPracticeDay(studentId: string | null, today: string): boolean {
  const record = readRecord(studentId);
  if (record.days.includes(today)) return false;
  storeRecord(studentId, { ...record, days: [...record.days, today] });
  return true;
}

/**
 * @param days the days with practice, in any order, which may repeat
 * @param today today's date in India
 * @returns the number of different days with practice among the last 28, today included
 */
export function countPracticeDays(days: readonly string[], today: string): number {
  const firstDay = addDays(today, 1 - practiceWindowDays);
  return new Set(days.filter((day) => day >= firstDay && day <= today)).size;
}
