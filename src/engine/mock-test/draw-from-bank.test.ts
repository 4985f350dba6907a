import { readdirSync, readFileSync } from "node:fs";
import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, it } from "vitest";
import { server } from "../../../tests/support/server/server";
import {
  clearQuestionFiles,
  listExplanations,
  listMistakeTexts,
  listQuestions,
  type MistakeTexts,
} from "../../data/question-files";
import type { Explanation } from "../../items/item";
import type { Question } from "./questions";
import { getItemForm } from "./ideas";
import { listPractisedIds } from "./mistakes";
import { practisedPerTest, questionsPerTest, selectQuestions } from "./select-questions";

const today = "2026-11-21";
const folder = "public/data";
const scopes = readdirSync(folder).flatMap((name) => {
  const [, classNumber, slug] = /^class(\d+)-([a-z]+)\.json$/.exec(name) ?? [];
  return slug === undefined ? [] : [{ slug, classNumber: Number(classNumber) }];
});

/** All sets of the bank, as a browser reads them. */
let sets: {
  name: string;
  file: Question[];
  explanations: Record<string, Explanation>;
  mistakes: MistakeTexts;
}[] = [];

beforeAll(async () => {
  server.use(
    http.get<{ name: string }>("*/data/:name", ({ params: { name } }) =>
      HttpResponse.json(JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))),
    ),
  );
  clearQuestionFiles();
  sets = await Promise.all(
    scopes.map(async ({ slug, classNumber }) => ({
      name: `class${classNumber}-${slug}`,
      file: await listQuestions(slug, classNumber),
      explanations: await listExplanations(slug, classNumber),
      mistakes: await listMistakeTexts(slug, classNumber),
    })),
  );
  clearQuestionFiles();
});

const countLevel = (questions: readonly Question[], level: number) =>
  questions.filter((question) => question.level === level).length;
const countForm = (questions: readonly Question[], form: string) =>
  questions.filter((question) => getItemForm(question) === form).length;
/** Returns the number of ideas: families, and passages with all their questions. */
const countIdeas = (questions: readonly Question[]) =>
  new Set(questions.map(({ passage, family }) => passage?.id ?? `family ${family}`)).size;
const countPassageQuestions = (questions: readonly Question[]) =>
  questions.filter(({ passage }) => passage).length;

/** Returns whether each family has at most one question outside of passages. */
const isVaried = (test: readonly Question[]) => {
  const singles = test.filter(({ passage }) => !passage);
  return countIdeas(singles) === singles.length;
};

/** Lists the questions that one test could ask: one of each family, and all about passages. */
const listAskableQuestions = (file: readonly Question[]) => [
  ...new Map(file.map((question) => [question.passage ? question.id : question.family, question])).values(),
];

/**
 * Lists the errors of a test that was drawn from unseen questions. The number of questions of a form may differ from
 * the form's share by less than 3, one for each level; by less than 4 if the file has passages, because a passage adds
 * two or three questions of any level.
 */
function listErrors(file: readonly Question[], test: readonly Question[]): string[] {
  const levels = [1, 2, 3].map((level) => countLevel(test, level)).join("-");
  const hasPassages = countPassageQuestions(test) > 0;
  const askableQuestions = listAskableQuestions(file);
  const forms = [...new Set(file.map(getItemForm))].filter((form) => {
    const share = (questionsPerTest * countForm(askableQuestions, form)) / askableQuestions.length;
    return Math.abs(countForm(test, form) - share) >= (countPassageQuestions(file) > 0 ? 4 : 3);
  });
  return [
    ...(test.length === questionsPerTest ? [] : [`${test.length} questions`]),
    ...(isVaried(test) ? [] : ["a family twice"]),
    ...(hasPassages || ["4-4-2", "3-4-3"].includes(levels) ? [] : [`levels ${levels}`]),
    ...forms.map((form) => `${countForm(test, form)} of ${form}`),
  ];
}

describe("every file of the bank", () => {
  it("gives tests of ten families: 3 or 4 easy, 4 medium, 2 or 3 achiever, and each form by its share", () => {
    expect(sets).toHaveLength(96);
    const errors = sets.flatMap(({ name, file }) =>
      Array.from({ length: 20 }, (_, index) => {
        const seed = `${name} ${index}`;
        const test = selectQuestions(file, { seed, seenIds: new Set(), today });
        return listErrors(file, test).map((error) => `${seed}: ${error}`);
      }).flat(),
    );
    expect(errors).toEqual([]);
  });

  it("gives four tests in a row, and repeats a question only if fewer than ten families have an unseen one", () => {
    const errors = sets.flatMap(({ name, file }) => {
      const tests: string[][] = [];
      return ["one", "two", "three", "four"].flatMap((turn) => {
        const seenIds = new Set(tests.flat());
        const unseenQuestions = file.filter(({ id }) => !seenIds.has(id));
        const test = selectQuestions(file, { seed: `${name} ${turn}`, seenIds, today });
        const repeated = test.filter(({ id }) => seenIds.has(id)).length;
        tests.push(test.map(({ id }) => id));
        const isComplete = test.length === questionsPerTest && isVaried(test);
        const allowed = Math.max(0, questionsPerTest - countIdeas(unseenQuestions));
        return isComplete && repeated <= allowed
          ? []
          : `${name} ${turn}: ${test.length}, ${repeated} repeated`;
      });
    });
    expect(errors).toEqual([]);
  });

  it("practises each mistake with five questions that offer it, or with all if there are fewer", () => {
    const errors = sets.flatMap(({ name, file, explanations, mistakes }) =>
      Array.from(mistakes.keys(), (mistake) => {
        const practisedIds = listPractisedIds(mistake, explanations);
        const test = selectQuestions(file, { seed: mistake, seenIds: new Set(), today, practisedIds });
        const offeringQuestions = test.filter(({ id }) => practisedIds.has(id));
        const topics = new Set(offeringQuestions.map(({ topic }) => topic));
        const questionsOnTopic = test.filter(({ topic }) => topics.has(topic));
        const askableQuestions = listAskableQuestions(
          file.filter(({ topic, passage }) => topics.has(topic) && !passage),
        );
        const isComplete = test.length === questionsPerTest && offeringQuestions.length > 0;
        const isPractice = offeringQuestions.length >= Math.min(practisedPerTest, practisedIds.size);
        const isOnTopic = questionsOnTopic.length >= Math.min(questionsPerTest, askableQuestions.length);
        return isComplete && isPractice && isOnTopic
          ? []
          : `${name} ${mistake}: ${test.length}, ${offeringQuestions.length} offer it, ${questionsOnTopic.length} on topic`;
      }).flat(),
    );
    expect(errors).toEqual([]);
  });

  it("asks all its questions in two hundred tests, as one file shows", () => {
    const file = sets.find(({ name }) => name === "class2-spellbee")?.file ?? [];
    const questionIds = Array.from({ length: 200 }, (_, index) =>
      selectQuestions(file, { seed: String(index), seenIds: new Set(), today }).map(({ id }) => id),
    );
    expect(new Set(questionIds.flat()).size).toBe(file.length);
  });
});
