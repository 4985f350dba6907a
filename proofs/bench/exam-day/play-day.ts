import { createVirtualDevice } from "../../exam/virtual-device";
import { createRandom } from "../../../src/lib/random";
import type { Settings } from "../../../tools/local/settings";
import type { ChildDay } from "./judge-day";
import { spendDay, type Habits } from "./child";
import type { OpenedExam } from "./open-exam";
import type { Faults } from "./plan-faults";
import type { Sample } from "./report";
import { createWire, type NetworkState } from "./wire";

const lobbyShare = 0.9;

/** How a exam's children behave, and what goes wrong. */
export type DayPlan = {
  /** From one answer to the next on average, by the exam's time. */
  thinkMs: number;
  /** How long the lobby is open, in which they come evenly. */
  lobbyMs: number;
  faults: Faults | null;
  seed: string;
};

/**
 * Plays the exam day of every student of an exam.
 *
 * @param settings of the stack, which may be killed and started again meanwhile
 * @param opened with its children
 * @param plan how they behave
 * @returns what became of each, in the exam's order, and every call that was made
 */
export async function playDay(
  settings: Pick<Settings, "apiUrl" | "publishableKey">,
  opened: OpenedExam,
  { thinkMs, lobbyMs, faults, seed }: DayPlan,
): Promise<{ days: ChildDay[]; samples: Sample[] }> {
  const { time, opensAtMs } = opened;
  const samples: Sample[] = [];
  const sinceMs = () => time.nowMs() - opensAtMs;
  const isAuthDown = () =>
    faults !== null && sinceMs() >= faults.authDown.fromMs && sinceMs() < faults.authDown.toMs;

  const begin = (who: OpenedExam["children"][number], place: number): Promise<ChildDay> => {
    const random = createRandom(`${seed} child ${place}`);
    const clock = faults?.clocks.get(place);
    const device = createVirtualDevice(time, random, clock?.wallOffsetMs);
    const cut = faults?.cuts.get(place);
    const isCut = () => cut !== undefined && sinceMs() >= cut.fromMs && sinceMs() < cut.toMs;
    const networkState = (): NetworkState => (isCut() ? (cut?.isKnown ? "known" : "silent") : "fair");
    if (cut?.isKnown) {
      time.after(cut.fromMs - sinceMs(), () => device.setOnline(false));
      time.after(cut.toMs - sinceMs(), () => device.setOnline(true));
    }
    const habits: Habits = {
      thinkMs,
      earlyMs: lobbyMs * lobbyShare * random(),
      reloads: faults?.reloads.get(place) ?? [],
      loginEndsMs: faults?.loginEnds.get(place) ?? null,
      jump: clock?.jump ?? null,
    };
    return spendDay(
      opened,
      who,
      createWire(settings, samples, networkState, isAuthDown),
      habits,
      random,
      device,
    );
  };
  const days = await Promise.all(opened.children.map(begin));
  return { days, samples };
}
