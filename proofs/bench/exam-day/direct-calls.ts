import postgres from "postgres";
import * as v from "valibot";
import type { OpenedExam } from "./open-exam";

const startedSchema = v.object({
  outcome: v.literal("started"),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
});
const savedSchema = v.object({ outcome: v.literal("saved") });

/** The ticket of a session. */
export type DirectSession = v.InferOutput<typeof startedSchema>;

/**
 * The exam's functions without the API: each call as PostgREST makes it, in a transaction of its own which says first who asks, from
 * a pool of so many connections that every caller waits for.
 *
 * @param databaseUrl the server
 * @param connections of the pool
 */
export function openDirectCalls(databaseUrl: string, connections: number) {
  const pool = postgres(databaseUrl, { max: connections, onnotice: () => undefined });
  const ask = (
    role: "anon" | "authenticated",
    studentId: string | null,
    call: string,
    values: (string | number)[],
  ): Promise<unknown> =>
    pool.begin(async (sql) => {
      const claims = JSON.stringify({ sub: studentId, role });
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await sql.unsafe(call, values, { prepare: true });
      return row?.["answer"];
    });
  const byTicket = ({ attempt_id, session_no, ticket }: DirectSession) => [attempt_id, session_no, ticket];
  return {
    listMyExams: (studentId: string) =>
      ask("authenticated", studentId, "select jsonb_agg(l) as answer from public.list_my_exams() as l", []),
    /** Any answer will do: a refused start is an answer as well. */
    askToStart: ({ paperId }: Pick<OpenedExam, "paperId">, studentId: string) =>
      ask("authenticated", studentId, "select public.start_exam($1) as answer", [paperId]),
    async start(opened: Pick<OpenedExam, "paperId">, studentId: string): Promise<DirectSession> {
      return v.parse(startedSchema, await this.askToStart(opened, studentId));
    },
    /** Saves the session's n-th answer, which is of question n; throws unless it is saved. */
    async save(session: DirectSession, n: number): Promise<void> {
      const events = JSON.stringify([{ seq: n, n, option: "b", at_ms: 0 }]);
      const call = "select public.save_answers($1, $2, $3, $4::text::jsonb) as answer";
      v.parse(savedSchema, await ask("anon", null, call, [...byTicket(session), events]));
    },
    finish: (session: DirectSession, lastSeq: number) =>
      ask("anon", null, "select public.finish_exam($1, $2, $3, $4) as answer", [
        ...byTicket(session),
        lastSeq,
      ]),
    readReceipt: (studentId: string, { attempt_id }: DirectSession) =>
      ask("authenticated", studentId, "select public.get_receipt($1) as answer", [attempt_id]),
    end: () => pool.end(),
  };
}

export type DirectCalls = ReturnType<typeof openDirectCalls>;
