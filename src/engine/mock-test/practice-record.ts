import * as v from "valibot";
import { addDays } from "../../lib/day-in-india";
import { readStored, removeStored, studentKey, writeStored } from "../../lib/storage";
import { planSchema, type Plan } from "./practice-plan";

/** The days over which practice is counted: four weeks. */
export const countedDays = 28;

/** One plan per subject; the account keeps no more (private.practice_records). */
const maxPlans = 8;

const recordSchema = v.object({
  plans: v.array(planSchema),
  /** Days in India on which a question was practised outside of a mock test. */
  days: v.array(v.pipe(v.string(), v.isoDate())),
});

/** A child's plans and days of practice, as this device has them. */
export type PracticeRecord = v.InferOutput<typeof recordSchema>;

function keyOf(studentId: string | null): string {
  return studentKey("practice", studentId);
}

/**
 * @param studentId the logged-in student, or null
 * @returns the record of this device; an empty one where there is none
 */
export function readRecord(studentId: string | null): PracticeRecord {
  return readStored(keyOf(studentId), recordSchema) ?? { plans: [], days: [] };
}

/**
 * @param studentId the logged-in student, or null
 * @param record of which the first eight plans and the last 28 days are kept
 */
export function storeRecord(studentId: string | null, record: PracticeRecord): void {
  const days = [...new Set(record.days)].toSorted().slice(-countedDays);
  writeStored(keyOf(studentId), { ...record, plans: record.plans.slice(0, maxPlans), days });
}

/** Deletes the record without an owner: the student who logged in has said that it is somebody else's. */
export function dropOwnerlessRecord(): void {
  removeStored(keyOf(null));
}

/**
 * Gives a visitor's plans and days to the student who has said that they are theirs. A plan of the student's own stays.
 *
 * @param studentId the student who has logged in
 */
export function claimRecord(studentId: string): void {
  const own = readRecord(studentId);
  const claimed = readRecord(null);
  const unsent = claimed.plans.map((plan) => Object.assign(plan, { isUnsent: true }));
  storeRecord(studentId, { plans: putPlans(unsent, own.plans), days: [...own.days, ...claimed.days] });
  dropOwnerlessRecord();
}

/**
 * @param plans of a child
 * @param changed plans that take the place of those for the same subject, or are new
 * @returns all of them
 */
export function putPlans(plans: readonly Plan[], changed: readonly Plan[]): Plan[] {
  const isChanged = (plan: Plan) => changed.some(({ subjectSlug }) => subjectSlug === plan.subjectSlug);
  return [...plans.filter((plan) => !isChanged(plan)), ...changed];
}

/**
 * Notes that a child practises today.
 *
 * @param studentId the logged-in student, or null
 * @param today in India
 * @returns whether this is the first time today
 */
export function addPracticeDay(studentId: string | null, today: string): boolean {
  const record = readRecord(studentId);
  if (record.days.includes(today)) return false;
  storeRecord(studentId, { ...record, days: [...record.days, today] });
  return true;
}

/**
 * @param days on which something was practised, in any order and as often as it was
 * @param today in India
 * @returns on how many of the last 28 days, today included
 */
export function countPracticeDays(days: readonly string[], today: string): number {
  const first = addDays(today, 1 - countedDays);
  return new Set(days.filter((day) => day >= first && day <= today)).size;
}
