import postgres from "postgres";
import * as v from "valibot";
import { startRealServer } from "../../../tools/pgtap/real-server";
import { answerRpc } from "./database-wire";
import { exams, pricePaise, students, type ExamName } from "./people";
import { listUnprocessed, listViolations, readSnapshot } from "./snapshot";

const columnSchema = v.array(v.object({ name: v.string(), columns: v.array(v.string()) }));

/** The tables whose rows a payment makes: everything private, and what is on it. */
const flowTables = `select c.oid, c.oid::regclass::text as name
  from pg_catalog.pg_class as c
  where c.relkind = 'r' and (
    c.relnamespace = 'private'::regnamespace
    or c.oid in ('public.orders'::regclass, 'public.order_items'::regclass, 'public.enrolments'::regclass))`;

const listTables = `select t.name, array(
    select a.attname::text from pg_catalog.pg_attribute as a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'timestamptz'::regtype
  ) as columns
  from (${flowTables}) as t order by t.name`;

/** Statements that no trigger and no foreign key hinders: the tests clear the table and turn the clock. */
function withoutTriggers(statements: string[]): string {
  return `begin; set local session_replication_role = replica; ${statements.join("; ")}; commit`;
}

const examsOpen = `update public.edition_exams
  set exam_on = current_date + 20, registration_closes_on = current_date + 19`;

const setUp = `
  update public.editions set registration_opens_on = current_date - 30, exams_from = current_date - 5,
    exams_to = current_date + 40, results_on = current_date + 90 where is_current;
  insert into public.students (id, name, email, class_id, consent_given) ${Object.entries(students)
    .map(
      ([name, id]) => `select '${id}'::uuid, '${name}', '${id}@olympeak.example', id, true
      from public.classes where number = 5`,
    )
    .join(" union all ")}`;

/** A real server with all migrations and two students; the caller closes it. */
export async function openSimulationDatabase() {
  const server = await startRealServer();
  const { owner } = server;
  const service: postgres.ReservedSql = await server.service.reserve();
  // On a connection of its own: a session forgets its plans whenever it lets the triggers sleep.
  const unhindered = postgres(server.superuserUrl, { max: 1, onnotice: () => undefined });
  await owner.unsafe(setUp).simple();
  const tables = v.parse(columnSchema, await owner.unsafe(listTables));
  const clear = withoutTriggers([
    ...tables.map(({ name }) => `delete from ${name}`),
    `update public.subjects set price_paise = ${pricePaise} where price_paise <> ${pricePaise}`,
    examsOpen,
  ]);

  return {
    answer: (name: string, init: RequestInit | undefined) => answerRpc(service, name, init),
    snapshot: () => readSnapshot(owner),
    listUnprocessed: () => listUnprocessed(owner),
    listViolations: () => listViolations(owner),
    /** Forgets every payment, and opens all exams at the usual price. */
    reset: async () => void (await unhindered.unsafe(clear).simple()),
    /** Moves every moment on record into the past, as if so many seconds had gone by. */
    async letPass(seconds: number): Promise<void> {
      const shifts = tables
        .filter(({ columns }) => columns.length > 0)
        .map(({ name, columns }) => {
          const moved = columns.map((column) => `${column} = ${column} - interval '${seconds} seconds'`);
          return `update ${name} set ${moved.join(", ")}`;
        });
      await unhindered.unsafe(withoutTriggers(shifts)).simple();
    },
    async setPrice(exam: ExamName, paise: number): Promise<void> {
      await owner`update public.subjects set price_paise = ${paise} where id = ${exams[exam]}`;
    },
    /** The day of the exam was yesterday. */
    async endExam(exam: ExamName): Promise<void> {
      await owner`update public.edition_exams set exam_on = current_date - 1, registration_closes_on = current_date - 2
        where exam_id = ${exams[exam]}`;
    },
    /**
     * Gives a function of ours another body, to see whether the tests notice. The body may call the function as it was:
     * its name with `_as_it_was`.
     *
     * @param name with its schema; there is one function of that name
     * @param body in the function's own language
     * @returns what puts it right again
     */
    async spoil(name: string, body: string): Promise<() => Promise<void>> {
      const [row] = await owner`
        select pg_get_functiondef(oid) as definition, prosrc as source from pg_proc where oid = ${name}::regproc`;
      const definition = String(row?.["definition"]);
      await owner.unsafe(definition.replace(name, `${name}_as_it_was`));
      await owner.unsafe(definition.replace(String(row?.["source"]), () => body));
      return async () => {
        await owner.unsafe(definition);
        await owner.unsafe(`drop function ${name}_as_it_was`);
      };
    },
    async close(): Promise<void> {
      service.release();
      await unhindered.end();
      await server.stop();
    },
  };
}
