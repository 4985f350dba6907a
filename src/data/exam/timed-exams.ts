import { systemClock, type Clock } from "../../engine/clock";
import { listMyExams, type MyExam } from "./my-exams";

/** A student's exams, with the times of the request and of the reply in milliseconds of the monotonic clock. */
export type TimedExams = {
  exams: MyExam[];
  askedAtMs: number;
  arrivedAtMs: number;
  /** The server's time in milliseconds since 1970; the device's time if the reply has no exam, and so no time. */
  serverNowMs: number;
};

/**
 * Lists the student's exams and measures the times of the request and of the reply.
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
 * @returns the exam with that paper; null if the student does not have it
 */
export function findByPaper(exams: readonly MyExam[], paperId: string): MyExam | null {
  return exams.find((exam) => exam.paperId === paperId) ?? null;
}

/**
 * @param exams one student's exams
 * @returns the rehearsal of the student's class; null if there is none
 */
export function findRehearsal(exams: readonly MyExam[]): MyExam | null {
  return exams.find(({ kind }) => kind === "rehearsal") ?? null;
}
