import type { Paper, PaperItem } from "../../src/engine/exam/paper/paper";
import type { RoomCopy } from "../../src/engine/exam/storage/room-copy";
import { asha } from "./factories";

/**
 * Returns the section of question `n`. Of ten questions, six are in A, two in B and two in C; of more questions, five are in C and a
 * third in B.
 */
function getSection(n: number, count: number): PaperItem["section"] {
  const sectionCCount = count > 10 ? 5 : 2;
  const sectionBCount = count > 10 ? Math.floor(count / 3) : 2;
  if (n > count - sectionCCount) return "C";
  return n > count - sectionCCount - sectionBCount ? "B" : "A";
}

/**
 * @param n the question's number
 * @param section the question's section
 * @param changes the fields that differ
 * @returns a question of a paper; its options have different texts
 */
export function makePaperItem(
  n: number,
  section: PaperItem["section"],
  changes: Partial<PaperItem> = {},
): PaperItem {
  const options = { a: `one of ${n}`, b: `two of ${n}`, c: `three of ${n}`, d: `four of ${n}` };
  return { n, section, question: `What is asked by ${n}?`, options, ...changes };
}

/**
 * @param count the number of questions
 * @param changes the fields that differ in each question
 * @returns a paper for Class 5 in Maths
 */
export function makePaper(count: number, changes: Partial<PaperItem> = {}): Paper {
  return {
    format: 1,
    paper_id: "9a9e0000-0000-4000-8000-000000000001",
    subject: "Maths",
    class: "Class 5",
    edition: "Winter 2026-27",
    duration_seconds: 3600,
    passages: {},
    items: Array.from({ length: count }, (_, index) =>
      makePaperItem(index + 1, getSection(index + 1, count), changes),
    ),
  };
}

/**
 * @param changes the fields that differ
 * @returns the stored copy of a running exam with ten minutes left, on a device whose clock is 7 hours slow; the server
 *   has acknowledged the first of the two answers
 */
export function makeRoomCopy(changes: Partial<RoomCopy> = {}): RoomCopy {
  const wallMs = Date.now();
  const serverMs = wallMs + 7 * 3_600_000;
  return {
    studentId: asha.id,
    attemptId: "a77e0000-0000-4000-8000-000000000001",
    paperId: "9a9e0000-0000-4000-8000-000000000001",
    sealedPath: "9a9e0000-0000-4000-8000-000000000001/0.bin",
    paperKey: "a2V5",
    seed: "00112233445566ff",
    startedAtMs: serverMs,
    deadlineAtMs: serverMs + 600_000,
    time: { serverMs, wallMs },
    session: {
      sessionNo: 1,
      ticket: "5ec4e7",
      ackedSeq: 1,
      events: [
        { seq: 1, n: 1, option: "a", at_ms: 1000 },
        { seq: 2, n: 2, option: "b", at_ms: 2000 },
      ],
    },
    answers: { 1: "a", 2: "b" },
    markedNs: [],
    seenNs: [1, 2],
    index: 1,
    roomEvents: [],
    ending: null,
    pageId: "page",
    ...changes,
  };
}
