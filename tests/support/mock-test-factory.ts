import { http, HttpResponse } from "msw";
import * as v from "valibot";
import type { Question } from "../../src/engine/mock-test/questions";
import type { Choice } from "../../src/engine/mock-test/choice";
import type { MockTestResult } from "../../src/engine/mock-test/mock-test-result";
import { readAttempt, type Attempt } from "../../src/engine/mock-test/attempt";
import { class5, maths } from "./factories";
import { api, server } from "./server/server";

export const mathsClass5: Choice = {
  subjectId: maths,
  subjectName: "Maths",
  subjectSlug: "maths",
  classId: class5,
  className: "Class 5",
  classNumber: 5,
};

/** A mock test result that was not sent yet. */
export const unsentTest: MockTestResult = {
  classId: class5,
  subjectId: maths,
  startedAt: "2026-11-21T09:00:00.000Z",
  completedAt: "2026-11-21T09:05:00.000Z",
  scorePercent: 80,
  topics: [],
  seed: "seed",
};

/**
 * @param number a number in the id, stem, right answer and family, which makes them unique
 * @param changes the fields that differ
 * @returns a valid question whose right answer is `right N`
 */
export function makeQuestion(number: number, changes: Partial<Question> = {}): Question {
  return {
    id: `c5-maths-${number}`,
    question: `What is ${number} + ${number}?`,
    options: [`right ${number}`, `wrong ${number}`, `worse ${number}`, `worst ${number}`],
    answer: `right ${number}`,
    topic: number % 2 === 0 ? "Fractions" : "Decimals",
    level: number % 10 === 0 ? 3 : number % 3 === 0 ? 2 : 1,
    family: `sum-${number}`,
    ...changes,
  };
}

/** @returns questions 1 to `count`, each in its own family */
export function makeQuestions(count: number): Question[] {
  return Array.from({ length: count }, (_, index) => makeQuestion(index + 1));
}

/**
 * Serves a question file, its explanations and the texts of its mistakes.
 *
 * @param questions the content of `/data/class5-maths.json`; a content that is not a list is a damaged file
 * @param explanations the content of the explanations file
 * @param mistakes the content of the mistakes file: the texts of mistakes by their ids
 */
export function serveQuestions(
  questions: object,
  explanations: object = { "c5-maths-1": { why: "Because one and one are two.", wrong: {} } },
  mistakes: object = {},
): void {
  server.use(
    http.get("*/data/class5-maths.json", () => HttpResponse.json(questions)),
    http.get("*/data/class5-maths.explanations.json", () => HttpResponse.json(explanations)),
    http.get("*/data/class5-maths.mistakes.json", () => HttpResponse.json(mistakes)),
    http.get("*/data/figures/:file", () => new HttpResponse("<svg/>")),
  );
}

/**
 * Collects the rows that are inserted into a table.
 *
 * @param table the table's name
 * @param status the status of the reply, by default 201
 * @param body the body of the reply, for an error
 * @returns the inserted rows
 */
export function collectInserts(table: string, status = 201, body?: object): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  server.use(
    http.post(`${api}/rest/v1/${table}`, async ({ request }) => {
      rows.push(v.parse(v.record(v.string(), v.unknown()), await request.json()));
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    }),
  );
  return rows;
}

/**
 * @returns the visitor's running test
 * @throws Error if no test is running
 */
export function getStoredAttempt(): Attempt {
  const attempt = readAttempt(null);
  if (!attempt) throw new Error("No test is running.");
  return attempt;
}

/**
 * @returns the question on the screen
 * @throws Error if no test is running
 */
export function getShownQuestion(): Question {
  const { questions, index } = getStoredAttempt();
  const question = questions[index];
  if (!question) throw new Error("No question is shown.");
  return question;
}
