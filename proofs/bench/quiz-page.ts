import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "../../src/engine/mock-test/questions";

/** The newest version of SurveyJS, for its library and for its renderer without a framework. */
const version = "2.5.38";

/**
 * Installs SurveyJS and writes the example page of its documentation: the library, its style sheet, and a quiz with a timer and
 * one question per page. SurveyJS is not a dependency of this project.
 *
 * @param folder the folder, which is created
 * @param questions the questions of the quiz
 */
export function writeSurveyPage(folder: string, questions: readonly Question[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `{ "private": true }`);
  const packages = [`survey-core@${version}`, `survey-js-ui@${version}`];
  execFileSync("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder, stdio: "ignore" });
  const parts = [
    "survey-core/survey-core.min.css",
    "survey-core/survey.core.min.js",
    "survey-js-ui/survey-js-ui.min.js",
  ];
  for (const part of parts) cpSync(join(folder, "node_modules", part), join(folder, part));
  const quiz = {
    showTimer: true,
    timeLimit: 720,
    showProgressBar: true,
    completeText: "View My Score",
    pages: questions.map(({ id, question, options, answer }) => ({
      elements: [{ type: "radiogroup", name: id, title: question, choices: options, correctAnswer: answer }],
    })),
  };
  const start = `const survey = new Survey.Model(${JSON.stringify(quiz)}); survey.startTimer();
survey.render(document.getElementById("quiz"));`;
  writeFileSync(join(folder, "quiz.js"), start);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quiz</title><link rel="stylesheet" href="/survey-core/survey-core.min.css">
<script defer src="/survey-core/survey.core.min.js"></script><script defer src="/survey-js-ui/survey-js-ui.min.js"></script>
<script defer src="/quiz.js"></script></head><body><div id="quiz"></div></body></html>`;
  writeFileSync(join(folder, "index.html"), html);
}

/**
 * @param file a question file of the built site
 * @returns its first ten questions
 */
export function readTenQuestions(file: string): Question[] {
  const questions: Question[] = JSON.parse(readFileSync(file, "utf8"));
  return questions.slice(0, 10);
}
