import postgres from "postgres";
import * as v from "valibot";
import { startRealServer } from "../../../tools/pgtap/real-server";
import { handleRpc } from "./handle-rpc";
import { exams, pricePaise, students, type ExamName } from "./people";
import { listUnprocessedEventIds, listViolations, readSnapshot } from "./snapshot";

const columnSchema = v.array(v.object({ name: v.string(), columns: v.array(v.string()) }));

/** The tables that a payment changes: all private tables, orders and enrolments. */
const flowTablesSql = `select c.oid, c.oid::regclass::text as name
  from pg_catalog.pg_class as c
  where c.relkind = 'r' and (
    c.relnamespace = 'private'::regnamespace
    or c.oid in ('public.orders'::regclass, 'public.order_items'::regclass, 'public.enrolments'::regclass))`;

const listTablesSql = `select t.name, array(
    select a.attname::text from pg_catalog.pg_attribute as a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'timestamptz'::regtype
  ) as columns
  from (${flowTablesSql}) as t order by t.name`;

/** Makes SQL that runs the statements without triggers and foreign keys, to clear tables and shift times. */
function withoutTriggers(statements: string[]): string {
  return `begin; set local session_replication_role = replica; ${statements.join("; ")}; commit`;
}

const openRegistrationSql = `update public.edition_exams
  set exam_on = current_date + 20, registration_closes_on = current_date + 19`;

const setUpSql = `
  update public.editions set registration_opens_on = current_date - 30, exams_from = current_date - 5,
    exams_to = current_date + 40, results_on = current_date + 90 where is_current;
  insert into public.students (id, name, email, class_id, consent_given) ${Object.entries(students)
    .map(
      ([name, id]) => `select '${id}'::uuid, '${name}', '${id}@olympeak.example', id, true
      from public.classes where number = 5`,
    )
    .join(" union all ")}`;

/** Starts a real server with all migrations and two students; the caller closes it. */
export async function openSimulationDatabase() {
  const server = await startRealServer();
  const { owner } = server;
  const service: postgres.ReservedSql = await server.service.reserve();
  // A separate connection, because disabling triggers discards the session's cached plans.
  const triggerlessConnection = postgres(server.superuserUrl, { max: 1, onnotice: () => undefined });
  await owner.unsafe(setUpSql).simple();
  const tables = v.parse(columnSchema, await owner.unsafe(listTablesSql));
  const clearSql = withoutTriggers([
    ...tables.map(({ name }) => `delete from ${name}`),
    `update public.subjects set price_paise = ${pricePaise} where price_paise <> ${pricePaise}`,
    openRegistrationSql,
  ]);

  return {
    handleRpc: (name: string, init: RequestInit | undefined) => handleRpc(service, name, init),
    snapshot: () => readSnapshot(owner),
    listUnprocessedEventIds: () => listUnprocessedEventIds(owner),
    listViolations: () => listViolations(owner),
    /** Deletes every payment, and opens all exams at the initial price. */
    reset: async () => void (await triggerlessConnection.unsafe(clearSql).simple()),
    /** Moves every stored time into the past, as if `seconds` had passed. */
    async letPass(seconds: number): Promise<void> {
      const shifts = tables
        .filter(({ columns }) => columns.length > 0)
        .map(({ name, columns }) => {
          const assignments = columns.map(
            (column) => `${column} = ${column} - interval '${seconds} seconds'`,
          );
          return `update ${name} set ${assignments.join(", ")}`;
        });
      await triggerlessConnection.unsafe(withoutTriggers(shifts)).simple();
    },
    async setPrice(exam: ExamName, paise: number): Promise<void> {
      await owner`update public.subjects set price_paise = ${paise} where id = ${exams[exam]}`;
    },
    async moveExamToYesterday(exam: ExamName): Promise<void> {
      await owner`update public.edition_exams set exam_on = current_date - 1, registration_closes_on = current_date - 2
        where exam_id = ${exams[exam]}`;
    },
    /**
     * Replaces the body of an SQL function, to check that the tests notice. The new body can call the function as
     * `<name>_original`.
     *
     * @param name the function's name with its schema; it must be unique
     * @param body the new body, in the function's language
     * @returns a function that restores the SQL function
     */
    async replaceFunction(name: string, body: string): Promise<() => Promise<void>> {
      const [row] = await owner`
        select pg_get_functiondef(oid) as definition, prosrc as source from pg_proc where oid = ${name}::regproc`;
      const definition = String(row?.["definition"]);
      await owner.unsafe(definition.replace(name, `${name}_original`));
      await owner.unsafe(definition.replace(String(row?.["source"]), () => body));
      return async () => {
        await owner.unsafe(definition);
        await owner.unsafe(`drop function ${name}_original`);
      };
    },
    async close(): Promise<void> {
      service.release();
      await triggerlessConnection.end();
      await server.stop();
    },
  };
}
