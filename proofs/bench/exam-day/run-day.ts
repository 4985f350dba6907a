import { createVirtualDevice } from "../../exam/virtual-device";
import { createRandom } from "../../../src/lib/random";
import type { Settings } from "../../../tools/local/settings";
import type { StudentDay } from "./check-day";
import { simulateStudentDay, type Habits } from "./student-day";
import type { OpenedExam } from "./open-exam";
import type { Faults } from "./plan-faults";
import type { Sample } from "./report";
import { createConnection, type NetworkState } from "./student-connection";

/** The share of the lobby's time in which the students arrive. */
const arrivalShare = 0.9;

/** The behaviour of the students, and the faults. */
export type DayPlan = {
  /** The average time between two answers, by the exam's time. */
  thinkMs: number;
  /** The time for which the lobby is open; the students arrive evenly. */
  lobbyMs: number;
  faults: Faults | null;
  seed: string;
};

/**
 * Simulates the exam day of every student of an exam.
 *
 * @param settings the settings of the stack, which may be killed and restarted meanwhile
 * @param exam the exam with its students
 * @param plan the behaviour and the faults
 * @returns each student's day, in the exam's order, and every call
 */
export async function runDay(
  settings: Pick<Settings, "apiUrl" | "publishableKey">,
  exam: OpenedExam,
  { thinkMs, lobbyMs, faults, seed }: DayPlan,
): Promise<{ days: StudentDay[]; samples: Sample[] }> {
  const { time, opensAtMs } = exam;
  const samples: Sample[] = [];
  const sinceOpeningMs = () => time.nowMs() - opensAtMs;
  const isAuthDown = () =>
    faults !== null && sinceOpeningMs() >= faults.authDown.fromMs && sinceOpeningMs() < faults.authDown.toMs;

  const runStudent = (student: OpenedExam["children"][number], index: number): Promise<StudentDay> => {
    const random = createRandom(`${seed} child ${index}`);
    const clock = faults?.clocks.get(index);
    const device = createVirtualDevice(time, random, clock?.wallOffsetMs);
    const cut = faults?.cuts.get(index);
    const isCut = () => cut !== undefined && sinceOpeningMs() >= cut.fromMs && sinceOpeningMs() < cut.toMs;
    const networkState = (): NetworkState => (isCut() ? (cut?.isKnown ? "offline" : "silent") : "good");
    if (cut?.isKnown) {
      time.after(cut.fromMs - sinceOpeningMs(), () => device.setOnline(false));
      time.after(cut.toMs - sinceOpeningMs(), () => device.setOnline(true));
    }
    const habits: Habits = {
      thinkMs,
      earlyMs: lobbyMs * arrivalShare * random(),
      reloadTimesMs: faults?.reloadTimesMs.get(index) ?? [],
      loginExpiryMs: faults?.loginExpiryMs.get(index) ?? null,
      jump: clock?.jump ?? null,
    };
    return simulateStudentDay(
      exam,
      student,
      createConnection(settings, samples, networkState, isAuthDown),
      habits,
      random,
      device,
    );
  };
  const days = await Promise.all(exam.children.map(runStudent));
  return { days, samples };
}
