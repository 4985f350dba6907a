import type { Paper, PaperItem } from "../src/data/exam/paper";

/** Of ten questions six are in section A, two in B and two in C; of more, five are in C and a third in B. */
function sectionOf(n: number, count: number): PaperItem["section"] {
  const inC = count > 10 ? 5 : 2;
  const inB = count > 10 ? Math.floor(count / 3) : 2;
  if (n > count - inC) return "C";
  return n > count - inC - inB ? "B" : "A";
}

/**
 * @param n its number
 * @param section where it stands
 * @param changes what it has of its own
 * @returns a question of a paper whose options say which one they are
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
 * @param count of questions
 * @param changes what every one of them has of its own
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
      makePaperItem(index + 1, sectionOf(index + 1, count), changes),
    ),
  };
}

/**
 * @returns as much of a room's stored copy as tells that it runs, for ten more minutes: on a device that is 7 hours slow
 */
export function makeRunningRoom() {
  const wallMs = Date.now();
  const serverMs = wallMs + 7 * 3_600_000;
  return { deadlineAtMs: serverMs + 600_000, time: { serverMs, wallMs }, ending: null };
}
