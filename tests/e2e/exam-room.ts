import { expect, type Page } from "@playwright/test";
import type postgres from "postgres";
import * as v from "valibot";
import { rehearsalPath } from "../../src/config/paths";
import { openDatabase } from "../stack/database";
import { registerFamily, type Family } from "../stack/family";
import { addresses, e2eEnvironment } from "./environment";
import { storeLogin } from "./family";
import { test as baseTest } from "./base-test";

/** The answers that the child saw on the screen: the letter of the chosen option by the question's number in the paper's file. */
export type ShownAnswers = Map<number, string>;

/** A logged-in child, and a connection to the database as its owner. */
export type Child = { family: Family; sql: postgres.Sql };

const server = { apiUrl: addresses.api, publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY };

/**
 * A test with a student who takes a rehearsal. The site is stored on the device, so that the network may fail; after the test the
 * promises of exams are checked in the database.
 */
export const test = baseTest.extend<{ child: Child }>({
  serviceWorkers: "allow",
  expectedConsoleError: /Failed to load resource|net::ERR_|Failed to fetch/,
  child: async ({ context }, provide) => {
    const sql = openDatabase(addresses.database);
    const child = { family: await registerFamily(server), sql };
    await storeLogin(context, child.family.session);
    await provide(child);
    await expectNoExamViolations(child);
    await sql.end();
  },
});

/**
 * Checks the promises of exams in the database (docs/exam.md section 1); called at the end of every test about exams.
 *
 * @param child the child with the database connection
 */
export async function expectNoExamViolations({ sql }: Child): Promise<void> {
  expect([...(await sql`select * from private.exam_violations()`)], "broken promises").toEqual([]);
}

/**
 * Opens the lobby of the rehearsal and starts it.
 *
 * @param page a page of the student's browser
 */
export async function startRehearsal(page: Page): Promise<void> {
  await page.goto(rehearsalPath);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Your first name").fill("Ananya");
  await page.getByRole("button", { name: "Start the practice run" }).click();
  await expectQuestionNumber(page, 1);
  await expect(page.getByText("Question 1 of 10"), "the exam page is scrolled to its top").toBeInViewport();
}

/**
 * @param page the page of an open exam
 * @param number the number of the question that must be shown, from 1 in the child's order of questions
 */
export async function expectQuestionNumber(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
}

/**
 * Records the chosen option of the question on the screen.
 *
 * @param page the exam page
 * @param shownAnswers the collected answers, to which this answer is added
 */
export async function recordAnswer(page: Page, shownAnswers: ShownAnswers): Promise<void> {
  const chosen = await page.getByRole("radio", { checked: true }).evaluate((node) => {
    if (!(node instanceof HTMLInputElement)) throw new Error("An option is not an input element.");
    return { n: Number(node.name), letter: node.value };
  });
  shownAnswers.set(chosen.n, chosen.letter);
}

/**
 * Answers the question that is shown.
 *
 * @param page the exam page
 * @param shownAnswers the collected answers, to which this answer is added
 * @param optionIndex the option, from 0
 */
export async function answerQuestion(page: Page, shownAnswers: ShownAnswers, optionIndex = 0): Promise<void> {
  const option = page.getByRole("radio").nth(optionIndex);
  await option.press("Space");
  await expect(option).toBeChecked();
  await recordAnswer(page, shownAnswers);
}

/**
 * Answers questions one after the other, and stays at the last one.
 *
 * @param page the exam page, showing the question `first`
 * @param shownAnswers the collected answers, to which this answer is added
 * @param first the number of the first question, from 1 in the child's order of questions
 * @param last the number of the last question
 */
export async function answerAll(
  page: Page,
  shownAnswers: ShownAnswers,
  first: number,
  last: number,
): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await expectQuestionNumber(page, number);
    await answerQuestion(page, shownAnswers, number % 3);
    if (number < last) await goToNext(page);
  }
}

/** Waits until all answers of an exam page are saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

/** Goes to the next question. */
export async function goToNext(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
}

/**
 * Presses Finish at the last question, and confirms.
 *
 * @param page the exam page, showing its last question
 */
export async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Finish now" }).click();
}

/** Returns the counted answers on the answer record that the child's family can read, one letter for each question. */
async function readLetters({ family }: Child): Promise<unknown> {
  const { data: exams } = await family.client.rpc("list_my_exams").throwOnError();
  const rehearsal = exams.find(({ kind, attempt_id }) => kind === "rehearsal" && attempt_id !== null);
  const { data: answerRecord } = await family.client
    .rpc("get_answer_record", { p_attempt_id: rehearsal?.attempt_id ?? "" })
    .throwOnError();
  return v.parse(v.object({ letters: v.string() }), answerRecord).letters;
}

/**
 * Waits for the end, and compares the answers that the student saw with the counted answers, on the exam page and on the answer record.
 *
 * @param page the exam page, after Finish
 * @param child the student
 * @param shownAnswers the answers that the student saw
 * @param verdict the text of the exam page that compares both; by default, that they are the same
 */
export async function expectAnswerRecord(
  page: Page,
  child: Child,
  shownAnswers: ShownAnswers,
  verdict = "exactly what you chose",
): Promise<void> {
  await expect(page.getByRole("heading", { name: /You have finished the practice run$/ })).toBeVisible();
  await expect(page.getByText(verdict)).toBeVisible();
  await expect(page.getByText(`${shownAnswers.size} of 10`, { exact: true })).toBeVisible();
  const letters = Array.from({ length: 10 }, (_, index) => shownAnswers.get(index + 1) ?? "-").join("");
  expect(await readLetters(child), "the counted answers").toBe(letters);
}
