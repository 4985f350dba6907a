import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { questionSchema, type Question } from "../questions";
import { formOf, type Drawn } from "./ideas";
import { questionsPerTest, selectQuestions } from "./select-questions";

const today = "2026-11-21";
const folder = "public/data";

/** The whole bank, as a browser reads it. */
const sets = readdirSync(folder)
  .filter((name) => /^class\d+-[a-z]+\.json$/.test(name))
  .map((name) => ({
    name,
    file: v.parse(v.array(questionSchema), JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))),
  }));

const countOf = (questions: readonly Question[], level: number) =>
  questions.filter((question) => question.level === level).length;
const countForm = (questions: readonly Drawn[], form: string) =>
  questions.filter((question) => formOf(question) === form).length;
const familiesOf = (questions: readonly Question[]) => new Set(questions.map(({ family }) => family));

/** What is wrong with a test that is drawn from a file of which nothing was seen. */
function findFaults(file: readonly Question[], test: readonly Question[]): string[] {
  const levels = [1, 2, 3].map((level) => countOf(test, level)).join("-");
  const forms = [...new Set(file.map(formOf))].filter((form) => {
    const share = (questionsPerTest * countForm(file, form)) / file.length;
    return Math.abs(countForm(test, form) - share) >= 2;
  });
  return [
    ...(familiesOf(test).size === questionsPerTest ? [] : ["not ten families"]),
    ...(["4-4-2", "3-4-3"].includes(levels) ? [] : [`levels ${levels}`]),
    ...forms.map((form) => `${countForm(test, form)} of ${form}`),
  ];
}

describe("every file of the bank", () => {
  it("gives tests of ten families, 3 or 4 easy, 4 medium, 2 or 3 achievers, and its forms by their share", () => {
    expect(sets).toHaveLength(96);
    const faults = sets.flatMap(({ name, file }) =>
      Array.from({ length: 20 }, (_, index) => {
        const seed = `${name} ${index}`;
        const test = selectQuestions(file, { seed, seenIds: new Set(), today });
        return findFaults(file, test).map((fault) => `${seed}: ${fault}`);
      }).flat(),
    );
    expect(faults).toEqual([]);
  });

  it("gives four tests in a row, and repeats nothing while ten families have something unseen", () => {
    const faults = sets.flatMap(({ name, file }) => {
      const tests: string[][] = [];
      return ["one", "two", "three", "four"].flatMap((turn) => {
        const seenIds = new Set(tests.flat());
        const unseen = file.filter(({ id }) => !seenIds.has(id));
        const test = selectQuestions(file, { seed: `${name} ${turn}`, seenIds, today });
        const repeated = test.filter(({ id }) => seenIds.has(id)).length;
        tests.push(test.map(({ id }) => id));
        const isWhole = test.length === questionsPerTest && familiesOf(test).size === questionsPerTest;
        const allowed = Math.max(0, questionsPerTest - familiesOf(unseen).size);
        return isWhole && repeated <= allowed ? [] : `${name} ${turn}: ${test.length}, ${repeated} repeated`;
      });
    });
    expect(faults).toEqual([]);
  });

  it("lets no question lie: two hundred tests ask all of a file", () => {
    const file = sets.find(({ name }) => name === "class2-spellbee.json")?.file ?? [];
    const asked = Array.from({ length: 200 }, (_, index) =>
      selectQuestions(file, { seed: String(index), seenIds: new Set(), today }).map(({ id }) => id),
    );
    expect(new Set(asked.flat()).size).toBe(file.length);
  });
});
