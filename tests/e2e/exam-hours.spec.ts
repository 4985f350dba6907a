import { expect, type Page } from "@playwright/test";
import {
  answerQuestion,
  answerAll,
  expectQuestionNumber,
  expectAnswerRecord,
  expectSaved,
  finish,
  goToNext,
  startRehearsal,
  test,
  type Child,
  type ShownAnswers,
} from "./exam-room";
import { moveServerTime, passTime, setServerTime } from "./exam-time";

const minuteMs = 60_000;

test.afterEach(async ({ child }) => moveServerTime(child.sql, 0));

test("no answer is lost if the network is missing for 20 minutes and the page is reloaded meanwhile", async ({
  page,
  context,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  // With 50 extra minutes, a rehearsal of ten minutes lasts as long as an exam.
  await child.sql`
    insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
    select p.id, ${child.family.id}, 3000, 'An hour, as an exam has', ${child.family.id}, s.id
    from private.papers as p, public.students as s
    where p.kind = 'rehearsal' and s.email = 'admin@olympeak.example'`;
  await page.clock.install();
  await startRehearsal(page);
  await answerAll(page, shownAnswers, 1, 3);
  await expectSaved(page);
  await context.setOffline(true);
  await goToNext(page);
  await answerAll(page, shownAnswers, 4, 5);
  await expect(page.getByText("Saved on this device. Waiting for internet: 2 answers")).toBeVisible();
  await passTime(page, child.sql, 20 * minuteMs);
  await page.reload();
  await expectQuestionNumber(page, 5);
  await expect(page.getByRole("timer")).toHaveText(/3[89]:\d\d/);
  await goToNext(page);
  await answerAll(page, shownAnswers, 6, 8);
  await expect(page.getByText("Saved on this device. Waiting for internet: 5 answers")).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  await expect(page.getByRole("timer")).toHaveText(/3[89]:\d\d/);
  await goToNext(page);
  await answerAll(page, shownAnswers, 9, 10);
  await finish(page);
  await expectAnswerRecord(page, child, shownAnswers);
});

/**
 * Moves the clocks of server and browser to `beforeEndMs` before the deadline of the child's attempt, and stops both. On a busy
 * machine the last seconds would otherwise pass before the test can answer.
 *
 * @returns a function that starts both clocks again
 */
async function stopBeforeEnd(
  page: Page,
  { sql, family }: Child,
  beforeEndMs: number,
): Promise<() => Promise<void>> {
  const readTimeLeftMs = async () => {
    const [row] = await sql<{ ms: number }[]>`
      select (extract(epoch from private.find_deadline(a) - clock_timestamp()) * 1000)::integer - ${beforeEndMs} as ms
      from private.exam_attempts as a where student_id = ${family.id}`;
    return row?.ms ?? 0;
  };
  const [end] = await sql<{ at: string }[]>`
    select private.iso_timestamp(private.find_deadline(a) - make_interval(secs => ${beforeEndMs / 1000})) as at
    from private.exam_attempts as a where student_id = ${family.id}`;
  const now = await page.evaluate(() => Date.now());
  await setServerTime(sql, `'${end?.at}'::timestamptz`);
  await page.clock.pauseAt(now + (await readTimeLeftMs()));
  return async () => {
    await moveServerTime(sql, await readTimeLeftMs());
    await page.clock.resume();
  };
}

test("an answer in the last two seconds counts", async ({ page, child }) => {
  const shownAnswers: ShownAnswers = new Map();
  await page.clock.install();
  await startRehearsal(page);
  await answerAll(page, shownAnswers, 1, 2);
  await expectSaved(page);
  await goToNext(page);
  const startClocks = await stopBeforeEnd(page, child, 1500);
  await expect(page.getByRole("timer")).toHaveText("0:02");
  await answerQuestion(page, shownAnswers);
  await startClocks();
  await expect(
    page.getByRole("heading", { name: "Time is up. You have finished the practice run" }),
  ).toBeVisible();
  await expectAnswerRecord(page, child, shownAnswers);
});
