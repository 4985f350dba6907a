import { openDirectCalls, type DirectCalls, type DirectSession } from "./direct-calls";
import type { OpenedExam } from "./open-exam";
import { quantile } from "./report";

/** As in PostgREST's pool, every caller waits for a connection; and one client that keeps four times as many calls under way. */
const connections = 16;
const floodAtOnce = 64;
const measuredMs = 6000;
/** The others' answers, one after the other at an even pace. */
const saveEveryMs = 10;

/** The calls that one client may repeat with its own login and ticket. */
export const floods = ["nothing", "start_exam", "save_answers", "list_my_exams", "get_receipt"] as const;
type Flood = (typeof floods)[number];

/** How long the others wait for their saves, in milliseconds, while one client asks as much as it can, and how it fares. */
export type FloodEffect = { flood: Flood; p50: number; p95: number; floodPerSecond: number; refused: number };

function chooseCall(
  direct: DirectCalls,
  flood: Flood,
  opened: OpenedExam,
  who: { id: string; session: DirectSession },
) {
  const calls: Record<Exclude<Flood, "nothing">, () => Promise<unknown>> = {
    start_exam: () => direct.askToStart(opened, who.id),
    save_answers: () => direct.save(who.session, 1),
    list_my_exams: () => direct.listMyExams(who.id),
    get_receipt: () => direct.readReceipt(who.id, who.session),
  };
  return flood === "nothing" ? null : calls[flood];
}

/**
 * Lets one child of a exam flood the server with its own calls while the others save their answers, without the API between.
 *
 * @param databaseUrl the server
 * @param opened open for its starts, in which nobody sits yet
 * @returns the others' waiting, first without a flood and then with each kind
 */
export async function measureFloods(databaseUrl: string, opened: OpenedExam): Promise<FloodEffect[]> {
  const direct = openDirectCalls(databaseUrl, connections);
  try {
    await opened.time.wait(Math.max(0, opened.opensAtMs - opened.time.nowMs() + opened.spreadSeconds * 1000));
    const sessions = await Promise.all(
      opened.children.map(async ({ id }) => ({ id, session: await direct.start(opened, id) })),
    );
    const [flooder, ...others] = sessions;
    if (!flooder) throw new Error("Nobody sits.");
    let saves = 0;
    const effects: FloodEffect[] = [];
    for (const flood of floods) {
      const call = chooseCall(direct, flood, opened, flooder);
      const endsAt = performance.now() + measuredMs;
      const isOn = () => performance.now() < endsAt;
      const counted = { asked: 0, refused: 0 };
      const times: number[] = [];
      const keepAsking = async (ask: () => Promise<unknown>) => {
        while (isOn()) {
          counted.asked += 1;
          await ask().catch(() => {
            counted.refused += 1;
          });
        }
      };
      const save = async () => {
        const { session } = others[saves % others.length] ?? flooder;
        const n = 1 + Math.floor(saves / others.length);
        saves += 1;
        const startedAt = performance.now();
        await direct.save(session, n);
        times.push(performance.now() - startedAt);
      };
      const keepSaving = async () => {
        const under: Promise<void>[] = [];
        for (let next = performance.now(); isOn(); next += saveEveryMs) {
          under.push(save());
          await opened.time.wait(Math.max(0, next + saveEveryMs - performance.now()));
        }
        await Promise.all(under);
      };
      const flooding = call ? Array.from({ length: floodAtOnce }, () => keepAsking(call)) : [];
      await Promise.all([keepSaving(), ...flooding]);
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      effects.push({
        flood,
        p50,
        p95,
        floodPerSecond: (1000 * counted.asked) / measuredMs,
        refused: counted.refused,
      });
    }
    return effects;
  } finally {
    await direct.end();
  }
}
