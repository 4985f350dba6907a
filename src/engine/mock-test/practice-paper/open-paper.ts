import * as v from "valibot";
import { sectionLetters } from "../../../items/sections";
import { readStored, removeStored, studentKey, writeStored } from "../../../lib/storage";
import { choiceSchema, formatTestName } from "../choice";
import { questionSchema } from "../questions";
import { practicePaperKeyPrefix, practicePaperProgressKeyPrefix } from "../running-tests";
import { calculateRemainingMs, createStoredTime } from "../test-clock";
import { paperNumbers } from "./deal-papers";

/** The fixed parts of a paper, stored once when it starts. */
export const paperEntries = {
  studentId: v.nullable(v.string()),
  choice: choiceSchema,
  number: v.picklist(paperNumbers),
  questions: v.pipe(
    v.array(v.intersect([questionSchema, v.object({ section: v.picklist(sectionLetters) })])),
    v.nonEmpty(),
  ),
  /** The time limit, in seconds. */
  seconds: v.pipe(v.number(), v.minValue(1)),
};

const paperSchema = v.object({ ...paperEntries, startedAtMs: v.number() });

/** A practice paper that was started. Times are by the wall clock. */
export type PracticePaper = v.InferOutput<typeof paperSchema>;

const progressSchema = v.object({
  /** The start of the paper to which the progress belongs. */
  startedAtMs: v.number(),
  /** The id of the tab that has the paper open. */
  tabId: v.string(),
  /** The chosen option, and the milliseconds spent, by the question's number from 1. */
  answers: v.record(v.string(), v.string()),
  spentMs: v.record(v.string(), v.number()),
  /** The numbers of the questions that are marked for review, and of those that were shown, from 1. */
  markedNs: v.array(v.number()),
  seenNs: v.array(v.number()),
  /** The question that is shown, from 0. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deadlineAtMs: v.number(),
  remainingMs: v.number(),
  isClockStopped: v.optional(v.boolean()),
});

/** The child's answers and time in a paper, stored again after each change. */
export type Progress = v.InferOutput<typeof progressSchema>;

export type OpenPaper = { paper: PracticePaper; progress: Progress };

const paperKey = (studentId: string | null) => studentKey(practicePaperKeyPrefix, studentId);
const progressKey = (studentId: string | null) => studentKey(practicePaperProgressKeyPrefix, studentId);

/**
 * @param studentId the logged-in student, or null
 * @returns the progress in the open paper; null if there is none
 */
export function readProgress(studentId: string | null): Progress | null {
  return readStored(progressKey(studentId), progressSchema);
}

/**
 * @param studentId the logged-in student, or null
 * @param progress the new progress, which replaces the stored one
 * @returns whether the progress was written
 */
export function storeProgress(studentId: string | null, progress: Progress): boolean {
  return writeStored(progressKey(studentId), progress);
}

/**
 * @param studentId the logged-in student, or null
 * @returns the paper that was started but not submitted, or null
 */
export function readOpenPaper(studentId: string | null): OpenPaper | null {
  const paper = readStored(paperKey(studentId), paperSchema);
  const progress = readProgress(studentId);
  if (!paper || !progress || progress.startedAtMs !== paper.startedAtMs) return null;
  return progress.index in paper.questions ? { paper, progress } : null;
}

/**
 * Stores a new paper, whose clock starts at `startedAtMs`.
 *
 * @param paper the questions, the time limit and the start
 * @returns whether this device could store the paper; a paper that is not stored cannot be taken
 */
export function startPaper(paper: PracticePaper): boolean {
  const emptyProgress = { tabId: "", answers: {}, spentMs: {}, markedNs: [], seenNs: [], index: 0 };
  const time = createStoredTime(paper.startedAtMs, paper.seconds * 1000);
  return (
    writeStored(paperKey(paper.studentId), paper) &&
    storeProgress(paper.studentId, { startedAtMs: paper.startedAtMs, ...emptyProgress, ...time })
  );
}

/** @param studentId the student whose open paper is deleted */
export function dropPaper(studentId: string | null): void {
  removeStored(progressKey(studentId));
  removeStored(paperKey(studentId));
}

/**
 * @param open an open paper
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @returns the milliseconds that are left
 */
export function calculatePaperRemainingMs({ paper, progress }: OpenPaper, wallMs: number): number {
  return calculateRemainingMs(progress, wallMs, paper.seconds * 1000);
}

/**
 * @param paper a paper or its result
 * @returns `Maths · Class 5 · Paper 1`
 */
export function formatPracticePaperName({
  choice,
  number,
}: Pick<PracticePaper, "choice" | "number">): string {
  return `${formatTestName(choice)} · Paper ${number}`;
}
