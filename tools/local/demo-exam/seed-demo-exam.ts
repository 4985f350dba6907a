import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { makePaper, type DemoQuestion } from "./make-paper";
import { makeParticipants } from "./make-participants";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Returns the paper in the database's form, with a wrong key for the challenged question. */
function toStoredPaper(paper: readonly DemoQuestion[], challenged: { n: number; wrongLetter: string }) {
  const items = paper.map(({ section, item: { question, options, topic } }, index) => ({
    n: index + 1,
    section,
    question,
    options,
    topic,
  }));
  const key = paper.map(({ item, why, wrong: mistakes }, index) => {
    const option = item.options["abcd".indexOf(challenged.wrongLetter)] ?? item.answer;
    return [
      index + 1,
      { credited: [index + 1 === challenged.n ? option : item.answer], why, wrong: mistakes },
    ] as const;
  });
  return { items, key: Object.fromEntries(key) };
}

/**
 * Adds the Maths exam of class 5 of the previous edition to a local database with the demo accounts. It has 240 attempts,
 * marked and ranked by the real functions; the demo student has a bronze medal and an accepted challenge. Does nothing if
 * the exam exists already.
 *
 * @param databaseUrl the database's URL for the role `postgres`
 */
export async function seedDemoExam(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [existingAttempt] = await sql`select from private.exam_attempts
      where student_id = 'de300000-0000-4000-8000-000000000001' and edition_id = 'ed171000-0000-4000-8000-000000000002'`;
    if (existingAttempt) return;
    const paper = makePaper();
    const { participants, challenged } = makeParticipants(paper);
    const { items, key } = toStoredPaper(paper, challenged);
    const demoJson = JSON.stringify({
      items,
      key,
      participants,
      challenged,
      seal: { sha256: sha256("demo").toString("hex"), bytes: 20_000, key: sha256("key").toString("base64") },
    });
    await sql.begin(async (transaction) => {
      await transaction`select set_config('olympeak.demo_exam', ${demoJson}, true)`;
      await transaction.unsafe(readFileSync(join(import.meta.dirname, "demo-exam.sql"), "utf8")).simple();
    });
  } finally {
    await sql.end();
  }
}
