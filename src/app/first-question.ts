import { questionFilePath } from "../config/paths";
import { createAttempt } from "../data/mock-test/create-attempt";
import type { Attempt } from "../data/mock-test/attempt";
import type { Choice } from "../data/mock-test/choice";
import { choiceName, nameOf } from "../data/mock-test/choice-name";
import { attemptName } from "../data/mock-test/running-tests";
import { hiddenClockKey } from "../data/mock-test/hidden-clock";
import { listSeenIds, rememberQuestions } from "../data/mock-test/seen-questions";
import { questionsPerTest } from "../data/mock-test/select-questions";
import type { Question } from "../data/questions";
import { refreshSession, sessionStore } from "../data/session";
import { paintedId, watchPresses } from "../lib/painted";
import { readRaw, studentKey, writeStored } from "../lib/raw-storage";
import { findStemSize } from "../ui/stem-size";

/** The id of the `<template>` that the build has made of the test screen (prerender.tsx). */
export const templateId = "first-question";

/** Checked by hand, as the whole script is to come with the page: what it does not like, it leaves to the site's script. */
function isChoice(value: unknown): value is Choice {
  const { subjectSlug, classNumber, subjectName, className } = (value ?? {}) as Partial<Choice>;
  return (
    /^[a-z]+$/.test(String(subjectSlug)) &&
    Number.isInteger(classNumber) &&
    typeof subjectName === "string" &&
    typeof className === "string"
  );
}

/** As `questionSchema` has it (data/questions.ts). */
function isQuestion(value: unknown): value is Question {
  const item = (value ?? {}) as Partial<Question>;
  const { options = [], figure, say = "none" } = item;
  const texts: unknown[] = [item.id, item.question, item.answer, item.topic, item.family, say, ...options];
  return (
    texts.every((text) => typeof text === "string" && text !== "") &&
    options.length >= 2 &&
    options.length <= 4 &&
    options.includes(item.answer ?? "") &&
    [1, 2, 3].includes(Number(item.level)) &&
    (figure === undefined || (/^[a-z0-9-]+\.svg$/.test(figure.file) && typeof figure.alt === "string"))
  );
}

function fill(page: ParentNode, selector: string, text: string): void {
  const element = page.querySelector(selector);
  if (element) element.textContent = text;
}

/** Fills the test screen that the build has rendered, and shows it in the place of the site. */
function paint({ questions, choice }: Attempt): HTMLElement | undefined {
  const [question] = questions;
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  const page = template.content.firstElementChild?.cloneNode(true);
  // A drawing or a word to listen to is the site's to show.
  if (!question || question.figure || question.say || !(page instanceof HTMLElement)) return undefined;
  page.id = paintedId;
  fill(page, "h1", nameOf(choice));
  fill(page, "legend > span", `Question 1 of ${questions.length} · ${question.topic}`);
  fill(page, "legend > h2", question.question);
  const stem = page.querySelector("legend > h2");
  if (stem) stem.className = stem.className.replace(findStemSize("?"), findStemSize(question.question));
  if (readRaw(hiddenClockKey) === true) page.querySelector("[role=timer]")?.remove();
  for (const [index, label] of [...page.querySelectorAll("label")].entries()) {
    const option = question.options[index];
    const radio = label.querySelector("input");
    if (option === undefined || !radio) label.remove();
    else {
      Object.assign(radio, { name: question.id, value: option });
      fill(label, "span:last-child", option);
    }
  }
  watchPresses(page);
  document.getElementById("root")?.style.setProperty("display", "none");
  document.body.append(page);
  return page;
}

/**
 * Shows the first question of a new test before the site's script has come: the questions are drawn and stored, and the
 * site goes on with them. Nothing happens where a test is under way or nothing was chosen; a file that cannot be read, or
 * is damaged, is left to the site.
 */
export async function startFirstQuestion(): Promise<void> {
  refreshSession();
  const studentId = sessionStore.getState()?.studentId ?? null;
  const key = studentKey(attemptName, studentId);
  const choice = readRaw(studentKey(choiceName, studentId));
  if (readRaw(key) !== null || !isChoice(choice)) return;
  const response = await fetch(questionFilePath(choice.subjectSlug, choice.classNumber));
  const file: unknown = response.ok ? await response.json() : null;
  // The site's script, or another tab, may have been quicker.
  if (!Array.isArray(file) || readRaw(key) !== null || !file.every((item) => isQuestion(item))) return;
  const attempt = createAttempt({
    studentId,
    choice,
    file,
    seenIds: listSeenIds(choice),
    wallMs: Date.now(),
  });
  if (attempt?.questions.length !== questionsPerTest) return;
  rememberQuestions(choice, attempt.questions);
  writeStored(key, attempt);
  paint(attempt)?.addEventListener("change", ({ target }) => {
    const { name, value } = target instanceof HTMLInputElement ? target : {};
    if (name !== undefined) writeStored(key, { ...attempt, answers: { [name]: value } });
  });
}
