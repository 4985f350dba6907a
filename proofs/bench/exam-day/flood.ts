import { openDirectCalls, type DirectCalls, type DirectSession } from "./direct-calls";
import type { OpenedExam } from "./open-exam";
import { quantile } from "./report";

/** The size of the connection pool, as in PostgREST, and the number of parallel calls of the flooding client, four times as many. */
const connectionCount = 16;
const parallelFloodCalls = 64;
/** How long each flood is measured. */
const measuredMs = 6000;
/** The interval between the saves of the other clients. */
const saveIntervalMs = 10;

/** The calls that one client can repeat with its own login and ticket; "nothing" is the comparison without a flood. */
export const floods = [
  "nothing",
  "start_exam",
  "save_answers",
  "list_my_exams",
  "get_answer_record",
] as const;
type Flood = (typeof floods)[number];

/**
 * The effect of one client that calls as often as it can: how long the other clients wait for their saves (quantiles in
 * milliseconds), its own calls per second, and how many of them failed.
 */
export type FloodEffect = { flood: Flood; p50: number; p95: number; floodPerSecond: number; refused: number };

function chooseCall(
  direct: DirectCalls,
  flood: Flood,
  exam: OpenedExam,
  flooder: { id: string; session: DirectSession },
) {
  const floodCalls: Record<Exclude<Flood, "nothing">, () => Promise<unknown>> = {
    start_exam: () => direct.callStart(exam, flooder.id),
    save_answers: () => direct.save(flooder.session, 1),
    list_my_exams: () => direct.listMyExams(flooder.id),
    get_answer_record: () => direct.readAnswerRecord(flooder.id, flooder.session),
  };
  return flood === "nothing" ? null : floodCalls[flood];
}

/**
 * Lets one student of an exam flood the server with its own calls while the others save their answers, without the API.
 *
 * @param databaseUrl the server
 * @param exam an exam that can be started and has no attempts
 * @returns the waiting times of the others, first without a flood and then with each kind
 */
export async function measureFloods(databaseUrl: string, exam: OpenedExam): Promise<FloodEffect[]> {
  const direct = openDirectCalls(databaseUrl, connectionCount);
  try {
    await exam.time.wait(Math.max(0, exam.opensAtMs - exam.time.nowMs() + exam.spreadSeconds * 1000));
    const sessions = await Promise.all(
      exam.children.map(async ({ id }) => ({ id, session: await direct.start(exam, id) })),
    );
    const [flooder, ...others] = sessions;
    if (!flooder) throw new Error("Nobody has started.");
    let saveCount = 0;
    const effects: FloodEffect[] = [];
    for (const flood of floods) {
      const call = chooseCall(direct, flood, exam, flooder);
      const endsAt = performance.now() + measuredMs;
      const isFlooding = () => performance.now() < endsAt;
      const counts = { calls: 0, refused: 0 };
      const times: number[] = [];
      const keepCalling = async (makeCall: () => Promise<unknown>) => {
        while (isFlooding()) {
          counts.calls += 1;
          await makeCall().catch(() => {
            counts.refused += 1;
          });
        }
      };
      const save = async () => {
        const { session } = others[saveCount % others.length] ?? flooder;
        const n = 1 + Math.floor(saveCount / others.length);
        saveCount += 1;
        const startedAt = performance.now();
        await direct.save(session, n);
        times.push(performance.now() - startedAt);
      };
      const keepSaving = async () => {
        const runningSaves: Promise<void>[] = [];
        for (let startsAt = performance.now(); isFlooding(); startsAt += saveIntervalMs) {
          runningSaves.push(save());
          await exam.time.wait(Math.max(0, startsAt + saveIntervalMs - performance.now()));
        }
        await Promise.all(runningSaves);
      };
      const flooding = call ? Array.from({ length: parallelFloodCalls }, () => keepCalling(call)) : [];
      await Promise.all([keepSaving(), ...flooding]);
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      effects.push({
        flood,
        p50,
        p95,
        floodPerSecond: (1000 * counts.calls) / measuredMs,
        refused: counts.refused,
      });
    }
    return effects;
  } finally {
    await direct.end();
  }
}
