import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import * as v from "valibot";
import { readProcessorTimes } from "../processor-times";
import { questionCount } from "./child";
import type { Hall } from "./open-hall";
import { quantile } from "./report";

/** As many as PostgREST holds open for fifty thousand children, of two cores' share (docs/operations.md). */
const connections = 16;

const startedSchema = v.object({
  outcome: v.literal("started"),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});

/** What one kind of call takes of PostgreSQL, connected to directly: calls a second, milliseconds of a core, and of waiting. */
export type DirectCost = { name: string; calls: number; perSecond: number; coreMs: number; p50: number; p95: number };

/**
 * Calls as PostgREST makes them: each in a transaction of its own, which says first who asks, from a pool of connections; as many
 * at once as the pool has, so that PostgreSQL is never idle.
 *
 * @param databaseUrl the server
 * @param stackPid the process that PostgreSQL descends from
 * @param hall open for its starts, in which nobody sits yet
 * @returns what each kind of call takes
 */
export async function timePostgresAlone(databaseUrl: string, stackPid: number, hall: Hall): Promise<DirectCost[]> {
  const pool = postgres(databaseUrl, { max: connections, onnotice: () => undefined });
  const ask = (role: "anon" | "authenticated", studentId: string | null, call: string, values: (string | number)[]) =>
    pool.begin(async (sql) => {
      const claims = JSON.stringify({ sub: studentId, role });
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await sql.unsafe(call, values, { prepare: true });
      return row?.["answer"] as unknown;
    });

  /** Asks everything, so many at once. */
  const time = async (name: string, questions: (() => Promise<unknown>)[]): Promise<DirectCost> => {
    const times: number[] = [];
    const waiting = [...questions];
    const coreBefore = readProcessorTimes(stackPid)["postgres"] ?? 0;
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const askedAt = performance.now();
          await next();
          times.push(performance.now() - askedAt);
        }
      }),
    );
    const tookMs = performance.now() - startedAt;
    const coreMs = ((readProcessorTimes(stackPid)["postgres"] ?? 0) - coreBefore) / times.length;
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    return { name, calls: times.length, perSecond: (1000 * times.length) / tookMs, coreMs, p50, p95 };
  };

  try {
    await pause(Math.max(0, hall.opensAtMs - hall.time.nowMs() + 5000));
    const ids = hall.children.map(({ id }) => id);
    const costs = [
      await time("list_my_exams", ids.map((id) => () => ask("authenticated", id, "select count(*) as answer from public.list_my_exams()", []))),
    ];
    const sessions: v.InferOutput<typeof startedSchema>[] = [];
    costs.push(
      await time(
        "start_exam",
        ids.map((id) => async () => {
          const answer = await ask("authenticated", id, "select public.start_exam($1) as answer", [hall.paperId]);
          sessions.push(v.parse(startedSchema, answer));
        }),
      ),
    );
    const byTicket = ({ attempt_id, session_no, ticket }: (typeof sessions)[number]) => [attempt_id, session_no, ticket];
    const rounds = Array.from({ length: questionCount }, (_, place) => place + 1);
    costs.push(
      await time(
        "save_answers",
        // The last first: they are taken from the end. Nobody answers twice in a row, as nobody does on the day.
        rounds.toReversed().flatMap((n) =>
          sessions.map((session) => async () => {
            const events = JSON.stringify([{ seq: n, n, option: "b", at_ms: 0 }]);
            const call = "select public.save_answers($1, $2, $3, $4::text::jsonb) as answer";
            v.parse(v.object({ outcome: v.literal("saved") }), await ask("anon", null, call, [...byTicket(session), events]));
          }),
        ),
      ),
      await time(
        "finish_exam",
        sessions.map((session) => () => ask("anon", null, "select public.finish_exam($1, $2, $3, $4) as answer", [...byTicket(session), questionCount])),
      ),
    );
    return costs;
  } finally {
    await pool.end();
  }
}
