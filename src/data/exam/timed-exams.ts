import { systemClock, type Clock } from "../../engine/clock";
import { listMyExams, type MyExam } from "./my-exams";

/**
 * A student's exams, and when they were asked for and when the reply came, in milliseconds by the monotonic clock.
 */
export type TimedExams = {
  exams: MyExam[];
  askedAtMs: number;
  arrivedAtMs: number;
  /** The server's time since 1970; this device's own time if the reply has no exam, and so no time. */
  serverNowMs: number;
};

/**
 * Lists the student's exams and measures when they were asked for and when the reply came.
 *
 * @param clock the device's two clocks
 * @returns the exams, and the times that set a clock to the server's time
 * @throws AppError as `listMyExams`
 */
export async function fetchTimedExams(clock: Clock = systemClock): Promise<TimedExams> {
  const askedAtMs = clock.monotonicMs();
  const exams = await listMyExams();
  const serverNow = exams[0]?.serverNow;
  return {
    exams,
    askedAtMs,
    arrivedAtMs: clock.monotonicMs(),
    serverNowMs: serverNow === undefined ? clock.wallMs() : Date.parse(serverNow),
  };
}

/**
 * @param exams one student's exams
 * @param paperId the paper's id from the page's URL
 * @returns the exam of that paper; null if the student has none
 */
export function findByPaper(exams: readonly MyExam[], paperId: string): MyExam | null {
  return exams.find((exam) => exam.paperId === paperId) ?? null;
}

/**
 * @param exams one student's exams
 * @returns the rehearsal of the student's class; null while there is none
 */
export function findRehearsal(exams: readonly MyExam[]): MyExam | null {
  return exams.find(({ kind }) => kind === "rehearsal") ?? null;
}
