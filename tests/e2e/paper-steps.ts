import type postgres from "postgres";
import * as v from "valibot";
import { dayInIndia } from "../../src/lib/day-in-india";
import { makeDemoPaper } from "../../tools/demo/demo-paper";
import { buyExam, createEdition } from "../../tools/demo/demo-edition";
import { logIn } from "../../tools/demo/log-in";
import { preparePaper } from "../../tools/demo/prepare-paper";
import { classFive } from "../stack/exams";
import { registerFamily, type Family } from "../stack/family";
import { addresses, e2eEnvironment } from "./environment";

const stack = {
  apiUrl: addresses.api,
  databaseUrl: addresses.database,
  publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY,
  siteUrl: addresses.site,
};

/** A sealed paper of a new edition, the question that will be challenged, and the right letter of each question. */
export type SealedPaper = Awaited<ReturnType<typeof sealPaper>>;

/**
 * Sets the server's time for exams to a time of day in India, on the exam's day or days after it. `null` resets it.
 *
 * @param sql the database as its owner
 * @param moment the exam's day, the number of days after it, and the time of day in India
 */
export async function setExamTime(
  sql: postgres.Sql,
  moment: { day: string; days: number; time: string } | null,
): Promise<void> {
  const aheadMs =
    moment === null
      ? 0
      : Date.parse(`${moment.day}T${moment.time}:00+05:30`) + moment.days * 86_400_000 - Date.now();
  await sql.unsafe(`
    create or replace function private.exam_now() returns timestamptz language sql volatile set search_path = ''
    as $$ select date_trunc('milliseconds', clock_timestamp() + interval '${aheadMs} milliseconds') $$`);
}

/** Runs the queued tasks of results immediately; the server's timer would do it within a minute. */
export async function runResultTasks(sql: postgres.Sql): Promise<void> {
  await sql`select private.run_result_tasks()`;
}

/**
 * Creates a sealed paper with the functions that the panel calls: one organiser writes the paper, another one solves and reviews it.
 *
 * @param sql the database as its owner, because organisers do not create editions (decision 026)
 */
export async function sealPaper(sql: postgres.Sql) {
  // The exam is tomorrow, so that students can still buy it.
  const day = dayInIndia(new Date(Date.now() + 86_400_000));
  const exam = await createEdition(sql, day);
  // A question can be suspect after one attempt already, because only three students take the exam.
  await sql`update public.editions set suspect_from = 1 where id = ${exam.editionId}`;
  const paper = { editionId: exam.editionId, examId: exam.examId, classId: classFive };
  const author = await logIn(stack, "admin@olympeak.example");
  const solver = await logIn(stack, "organiser@olympeak.example");
  const paperId = await preparePaper(author, solver, paper, makeDemoPaper(5));
  const key = await sql<{ credited: string; question: string; wrong: string }[]>`
    select k.credited, i.item ->> 'question' as question,
      i.item -> 'options' ->> (case k.credited when 'a' then 1 else 0 end) as wrong
    from private.read_key(${paperId}, 1::smallint) as k
    join private.paper_items as q on q.paper_id = ${paperId}
    cross join lateral (select q.items -> (k.n - 1) as item) as i
    order by k.n`;
  const [firstQuestion] = key;
  if (!firstQuestion) throw new Error("The paper has no question.");
  return {
    ...exam,
    day,
    paperId,
    rightLetters: key.map(({ credited }) => credited),
    challengedQuestion: firstQuestion,
  };
}

/**
 * Registers three families, lets them buy the exam, and records their guardians' consents.
 *
 * @returns the families
 */
export async function enrolFamilies(
  sql: postgres.Sql,
  paper: SealedPaper,
): Promise<[Family, Family, Family]> {
  const enrol = async () => {
    const family = await registerFamily(stack);
    await buyExam(sql, paper, family.id, classFive);
    await sql`
      insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version, given_at)
      values (${family.id}, 'exam', 'mail', 'Ravi Rao', 'test', now())`;
    return family;
  };
  return [await enrol(), await enrol(), await enrol()];
}

const startedSchema = v.object({ outcome: v.literal("started"), attempt_id: v.string(), ticket: v.string() });
const savedSchema = v.object({ outcome: v.literal("saved"), not_counted: v.literal(0) });
const finishedSchema = v.object({ outcome: v.literal("finished") });

/**
 * Takes the exam as a student, with the functions that the exam page calls.
 *
 * @param family the login and the student
 * @param letters the chosen option of each question, by its letter in the paper's file (the screen shuffles the options)
 */
export async function takeExam(
  family: Family,
  { paperId }: SealedPaper,
  letters: readonly string[],
): Promise<void> {
  const start = await family.client.rpc("start_exam", { p_paper_id: paperId }).throwOnError();
  const { attempt_id: attemptId, ticket } = v.parse(startedSchema, start.data);
  const session = { p_attempt_id: attemptId, p_session_no: 1, p_ticket: ticket };
  const events = letters.map((option, index) => ({ seq: index + 1, n: index + 1, option, at_ms: 0 }));
  const save = await family.client.rpc("save_answers", { ...session, p_events: events }).throwOnError();
  v.parse(savedSchema, save.data);
  const end = await family.client
    .rpc("finish_exam", { ...session, p_last_seq: letters.length })
    .throwOnError();
  v.parse(finishedSchema, end.data);
}

/** Gives the family's home as the address for its medal. */
export async function giveAddress(family: Family): Promise<void> {
  const { data } = await family.client.rpc("list_my_awards").throwOnError();
  const address = {
    p_award_id: data[0]?.award_id ?? "",
    p_recipient: "Ananya Rao",
    p_is_school: false,
    p_line_1: "12 Hill Road",
    p_city: "Pune",
    p_region: "Maharashtra",
    p_pin: "411001",
    p_phone: "9876543210",
  };
  const reply = await family.client.rpc("give_award_address", address).throwOnError();
  v.parse(v.object({ outcome: v.literal("confirmed") }), reply.data);
}
