import postgres from "postgres";
import type { MeasuredCall } from "./measured-calls";

/** A filled database with the connections of an organiser and a student. */
export type MeasuredDatabase = {
  students: number;
  /** Runs the request once; returns the time until the reply in milliseconds. */
  measure: (call: MeasuredCall) => Promise<number>;
  /** Runs the request; returns PostgreSQL's plans of all its statements. */
  explain: (call: MeasuredCall) => Promise<string>;
  /** The estimated number of rows of each table, by its name. */
  rowCounts: ReadonlyMap<string, number>;
  end: () => Promise<void>;
};

const adminId = "de300000-0000-4000-8000-000000000002";

/** Opens a connection with the rights of a logged-in person; `onPlan` gets the query plans while their logging is switched on. */
async function logIn(url: string, userId: string, onPlan: (plan: string) => void): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 1, prepare: true, onnotice: ({ message = "" }) => onPlan(message) });
  await sql`load 'auto_explain'`;
  await sql`set auto_explain.log_nested_statements = on`;
  await sql`set auto_explain.log_analyze = on`;
  await sql`set jit = off`;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, false)`;
  return sql;
}

/**
 * Opens a filled database for measurements. The caller ends it.
 *
 * @param url the superuser's URL of the database
 * @param students the number of its students
 */
export async function openMeasuredDatabase(url: string, students: number): Promise<MeasuredDatabase> {
  const plans: string[] = [];
  const storePlan = (plan: string) => plans.push(plan);
  const owner = postgres(url, { max: 1 });
  const [payer] = await owner<{ id: string }[]>`
    select student_id as id from public.orders where refund_status = 'none' order by ordered_at limit 1`;
  const studentId = payer?.id ?? "";
  const counts = await owner<{ name: string; count: number }[]>`
    select relname as name, reltuples::integer as count from pg_class where relkind = 'r'`;
  await owner.end();
  const connections = {
    admin: await logIn(url, adminId, storePlan),
    student: await logIn(url, studentId, storePlan),
  };
  const runCall = (call: MeasuredCall) => {
    const text = call.sql.replace("$student", `'${studentId}'`);
    return connections[call.as].unsafe(`set role authenticated; ${text}; reset role`).simple();
  };
  return {
    students,
    rowCounts: new Map(counts.map(({ name, count }) => [name, count])),
    async measure(call) {
      const startedAt = performance.now();
      await runCall(call);
      return performance.now() - startedAt;
    },
    async explain(call) {
      const sql = connections[call.as];
      await sql`select set_config('client_min_messages', 'log', false), set_config('auto_explain.log_min_duration', '0', false)`;
      plans.length = 0;
      await runCall(call);
      const text = plans.join("\n");
      await sql`select set_config('client_min_messages', 'notice', false), set_config('auto_explain.log_min_duration', '-1', false)`;
      return text;
    },
    async end() {
      await Promise.all([connections.admin.end(), connections.student.end()]);
    },
  };
}
