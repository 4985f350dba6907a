import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { clearQuestionFiles } from "../../src/data/question-files";
import { class4, class5, maths, science } from "./factories";
import { makeQuestions, serveQuestions } from "./mock-test-factory";
import { api, server } from "./server/server";

/** The mock tests of the catalogue: Maths in two classes, Science in one class. */
export const offeredPairs = [
  { subjectId: maths, subjectName: "Maths", classId: class5, className: "Class 5" },
  { subjectId: maths, subjectName: "Maths", classId: class4, className: "Class 4" },
  { subjectId: science, subjectName: "Science", classId: class5, className: "Class 5" },
];

/**
 * Serves the list of mock tests.
 *
 * @param rows the pairs of subject and class; a request without the filter for active pairs fails
 */
export function serveOfferedPairs(rows: object[]): void {
  server.use(
    http.get(`${api}/rest/v1/subject_classes`, ({ request }) =>
      new URL(request.url).searchParams.get("is_active") === "eq.true"
        ? HttpResponse.json(rows)
        : new HttpResponse(null, { status: 400 }),
    ),
  );
}

/** Serves the three tests of `offeredPairs`; only the question file of Maths, Class 5 has questions. */
export function offerMockTests(): void {
  clearQuestionFiles();
  serveOfferedPairs(offeredPairs);
  serveQuestions(makeQuestions(60));
  server.use(
    http.get("*/data/class4-maths.json", () => HttpResponse.json([])),
    http.get("*/data/class4-maths.explanations.json", () => HttpResponse.json({})),
    http.get("*/data/class5-science.json", () => HttpResponse.json([])),
    http.get("*/data/class5-science.explanations.json", () => HttpResponse.json({})),
  );
}

/** @returns the start button of the landing page */
export function getStartButton(): HTMLElement {
  return screen.getByRole("button", { name: "Start Test" });
}
