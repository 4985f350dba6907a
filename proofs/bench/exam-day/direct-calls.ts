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

/** A started session. */
export type DirectSession = v.InferOutput<typeof startedSchema>;

/**
 * Opens a pool of connections for calls of the exam's functions without the API. Each call is made as PostgREST makes it: in its own
 * transaction, which first sets the caller's role and claims.
 *
 * @param databaseUrl the server
 * @param connectionCount the size of the pool
 */
export function openDirectCalls(databaseUrl: string, connectionCount: number) {
  const pool = postgres(databaseUrl, { max: connectionCount, onnotice: () => undefined });
  const call = (
    role: "anon" | "authenticated",
    studentId: string | null,
    statement: string,
    values: (string | number)[],
  ): Promise<unknown> =>
    pool.begin(async (sql) => {
      const claims = JSON.stringify({ sub: studentId, role });
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await sql.unsafe(statement, values, { prepare: true });
      return row?.["reply"];
    });
  const listTicketArguments = ({ attempt_id, session_no, ticket }: DirectSession) => [
    attempt_id,
    session_no,
    ticket,
  ];
  return {
    listMyExams: (studentId: string) =>
      call("authenticated", studentId, "select jsonb_agg(l) as reply from public.list_my_exams() as l", []),
    /** Calls start_exam; returns its reply, which may be a refusal. */
    callStart: ({ paperId }: Pick<OpenedExam, "paperId">, studentId: string) =>
      call("authenticated", studentId, "select public.start_exam($1) as reply", [paperId]),
    async start(exam: Pick<OpenedExam, "paperId">, studentId: string): Promise<DirectSession> {
      return v.parse(startedSchema, await this.callStart(exam, studentId));
    },
    /** Saves an answer to question n as the session's n-th answer; throws if the answer is not saved. */
    async save(session: DirectSession, n: number): Promise<void> {
      const events = JSON.stringify([{ seq: n, n, option: "b", at_ms: 0 }]);
      const statement = "select public.save_answers($1, $2, $3, $4::text::jsonb) as reply";
      v.parse(savedSchema, await call("anon", null, statement, [...listTicketArguments(session), events]));
    },
    finish: (session: DirectSession, lastSeq: number) =>
      call("anon", null, "select public.finish_exam($1, $2, $3, $4) as reply", [
        ...listTicketArguments(session),
        lastSeq,
      ]),
    readAnswerRecord: (studentId: string, { attempt_id }: DirectSession) =>
      call("authenticated", studentId, "select public.get_answer_record($1) as reply", [attempt_id]),
    end: () => pool.end(),
  };
}

export type DirectCalls = ReturnType<typeof openDirectCalls>;
