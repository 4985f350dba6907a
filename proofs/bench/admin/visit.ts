import postgres from "postgres";
import type { MeasuredCall } from "./measured-calls";

/** A filled database and the two people who ask it. */
export type Visit = {
  students: number;
  /** Asks once; returns the time until the answer was here, in milliseconds. */
  measure: (call: MeasuredCall) => Promise<number>;
  /** PostgreSQL's plans of everything that runs inside the request. */
  explain: (call: MeasuredCall) => Promise<string>;
  rowCounts: ReadonlyMap<string, number>;
  end: () => Promise<void>;
};

const adminId = "de300000-0000-4000-8000-000000000002";

/** A connection with the rights of somebody who is logged in, which logs its query plans when it is asked to. */
async function logIn(url: string, id: string, onPlan: (plan: string) => void): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 1, prepare: true, onnotice: ({ message = "" }) => onPlan(message) });
  await sql`load 'auto_explain'`;
  await sql`set auto_explain.log_nested_statements = on`;
  await sql`set auto_explain.log_analyze = on`;
  await sql`set jit = off`;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: "authenticated" })}, false)`;
  return sql;
}

/**
 * @param url of a filled database
 * @param students how many it holds
 * @returns the way in for measurements; the caller ends it
 */
export async function openVisit(url: string, students: number): Promise<Visit> {
  const plans: string[] = [];
  const keep = (plan: string) => plans.push(plan);
  const owner = postgres(url, { max: 1 });
  const [payer] = await owner<{ id: string }[]>`
    select student_id as id from public.orders where refund_status = 'none' order by ordered_at limit 1`;
  const studentId = payer?.id ?? "";
  const counts = await owner<{ name: string; count: number }[]>`
    select relname as name, reltuples::integer as count from pg_class where relkind = 'r'`;
  await owner.end();
  const connections = { admin: await logIn(url, adminId, keep), student: await logIn(url, studentId, keep) };
  const ask = (call: MeasuredCall) => {
    const text = call.sql.replace("$student", `'${studentId}'`);
    return connections[call.as].unsafe(`set role authenticated; ${text}; reset role`).simple();
  };
  return {
    students,
    rowCounts: new Map(counts.map(({ name, count }) => [name, count])),
    async measure(call) {
      const startedAt = performance.now();
      await ask(call);
      return performance.now() - startedAt;
    },
    async explain(call) {
      const sql = connections[call.as];
      await sql`select set_config('client_min_messages', 'log', false), set_config('auto_explain.log_min_duration', '0', false)`;
      plans.length = 0;
      await ask(call);
      const text = plans.join("\n");
      await sql`select set_config('client_min_messages', 'notice', false), set_config('auto_explain.log_min_duration', '-1', false)`;
      return text;
    },
    async end() {
      await Promise.all([connections.admin.end(), connections.student.end()]);
    },
  };
}
