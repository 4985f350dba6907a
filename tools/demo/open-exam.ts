import postgres from "postgres";
import { examPath } from "../../src/config/paths";
import { dayInIndia } from "../../src/lib/day-in-india";
import { announceStartTime, buyExam, createEdition } from "./demo-edition";
import { makeDemoPaper } from "./demo-paper";
import { logIn, type DemoStack, type Person } from "./log-in";
import { preparePaper } from "./prepare-paper";

/** The seconds until the exam opens: enough to log in and see the lobby. */
const secondsToStart = 60;

/** An exam that the demo student can open; `isNew` is false if it existed already. */
export type OpenedExam = { isNew: boolean; address: string; opensAt: Date };

/** Finds an exam that was created before and is not over yet; rehearsals are always open, so they do not count. */
async function findOpenExam(student: Person) {
  const { data } = await student.client.rpc("list_my_exams").throwOnError();
  return data.find(({ kind, state }) => kind === "exam" && ["lobby", "open", "running"].includes(state));
}

/** Reads the id and number of the class in the student's profile; the exam is bought for that class. */
async function readClass(student: Person) {
  const { data } = await student.client
    .from("students")
    .select("class:classes!students_class_id_fkey!inner(id,number)")
    .eq("id", student.id)
    .single()
    .throwOnError();
  return data.class;
}

/**
 * Opens an exam for the demo student: creates an edition, prepares its paper with the steps of the organisers, and buys
 * the exam. Its lobby is open now, and it can be started in a minute. If an earlier demo exam is in its lobby or running,
 * returns that one instead.
 *
 * @param stack a running local stack with the demo accounts
 * @throws Error with a readable message if a step is refused
 */
export async function openDemoExam(stack: DemoStack): Promise<OpenedExam> {
  const student = await logIn(stack, "student@olympeak.example");
  const getExamUrl = (paperId: string) => stack.siteUrl + examPath(paperId);
  const openExam = await findOpenExam(student);
  if (openExam)
    return { isNew: false, address: getExamUrl(openExam.paper_id), opensAt: new Date(openExam.opens_at) };

  const author = await logIn(stack, "admin@olympeak.example");
  const solver = await logIn(stack, "organiser@olympeak.example");
  const { id: classId, number } = await readClass(student);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    // The start in a minute may be on the next day.
    const exam = await createEdition(sql, dayInIndia(new Date(Date.now() + 2 * secondsToStart * 1000)));
    const examOfClass = { editionId: exam.editionId, examId: exam.examId, classId };
    const paperId = await preparePaper(author, solver, examOfClass, makeDemoPaper(number));
    await buyExam(sql, exam, student.id, classId);
    const opensAt = await announceStartTime(sql, exam, secondsToStart);
    return { isNew: true, address: getExamUrl(paperId), opensAt };
  } finally {
    await sql.end();
  }
}
