import { readdirSync, readFileSync } from "node:fs";
import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, it } from "vitest";
import { server } from "../../../../tests/support/server/server";
import { clearQuestionFiles, listQuestions } from "../../../data/question-files";
import type { Question } from "../questions";
import { paperNumbers } from "./deal-papers";
import { drawPaper, type PaperQuestion } from "./draw-paper";

const folder = "public/data";
const today = "2026-11-28";

/** The three papers of every set of the bank. */
let sets: { name: string; file: Question[]; size: number; papers: PaperQuestion[][] }[] = [];

beforeAll(async () => {
  server.use(
    http.get<{ name: string }>("*/data/:name", ({ params: { name } }) =>
      HttpResponse.json(JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))),
    ),
  );
  clearQuestionFiles();
  const scopes = readdirSync(folder).flatMap((name) => {
    const [, number, subjectSlug] = /^class(\d+)-([a-z]+)\.json$/.exec(name) ?? [];
    return subjectSlug === undefined ? [] : [{ subjectSlug, classNumber: Number(number) }];
  });
  sets = await Promise.all(
    scopes.map(async (scope) => {
      const file = await listQuestions(scope.subjectSlug, scope.classNumber);
      // The number of questions of an exam (src/content/exam-format.ts).
      const size = scope.classNumber <= 4 ? 40 : 50;
      const papers = paperNumbers.map((number) => drawPaper(file, { ...scope, number, size, today }));
      return { name: `class${scope.classNumber}-${scope.subjectSlug}`, file, size, papers };
    }),
  );
  clearQuestionFiles();
});

const countSection = (paper: readonly PaperQuestion[], letter: string) =>
  paper.filter(({ section }) => section === letter).length;
const listIds = (questions: readonly Question[]) => questions.map(({ id }) => id);
const joinParts = (parts: readonly string[]) => parts.join(" ");

/** Lists the sets in which a paper fails the check. */
const listExceptions = (isRight: (paper: PaperQuestion[], set: (typeof sets)[number]) => boolean) =>
  sets.filter((set) => !set.papers.every((paper) => isRight(paper, set))).map(({ name }) => name);

/** The maximum by which a paper's number of questions of a kind differs from the set's share. */
function measureMaxDifference(kindOf: (question: Question) => unknown): number {
  const differences = sets.flatMap(({ file, size, papers }) =>
    [...new Set(file.map(kindOf))].flatMap((kind) => {
      const count = (some: readonly Question[]) => some.filter((one) => kindOf(one) === kind).length;
      return papers.map((paper) => Math.abs(count(paper) - (count(file) * size) / file.length));
    }),
  );
  return Math.max(...differences);
}

describe("the practice papers of every set of the bank", () => {
  it("are 96 sets of three", () => expect(sets).toHaveLength(96));

  it("have as many questions as the exam, five of them in section C and half in section A", () => {
    expect(listExceptions((paper, { size }) => new Set(listIds(paper)).size === size)).toEqual([]);
    expect(listExceptions((paper) => countSection(paper, "C") === 5)).toEqual([]);
    expect(listExceptions((paper, { size }) => countSection(paper, "A") === size / 2)).toEqual([]);
  });

  it("come in the order of their sections, and ask the hardest questions in section C", () => {
    const listSections = (paper: readonly PaperQuestion[]) => paper.map(({ section }) => section);
    expect(
      listExceptions((paper) => joinParts(listSections(paper)) === joinParts(listSections(paper).toSorted())),
    ).toEqual([]);
    expect(
      listExceptions((paper) => paper.every(({ section, level }) => section !== "C" || level === 3)),
    ).toEqual([]);
  });

  it("contain all questions of a passage, together and in their order", () => {
    const exceptions = listExceptions((paper, { file }) =>
      [...new Set(paper.flatMap(({ passage }) => passage?.id ?? []))].every((id) => {
        const all = listIds(file.filter(({ passage }) => passage?.id === id));
        const first = paper.findIndex(({ passage }) => passage?.id === id);
        return joinParts(listIds(paper.slice(first, first + all.length))) === joinParts(all);
      }),
    );
    expect(exceptions).toEqual([]);
  });

  it("repeat as few questions as the set allows, and each pair of papers shares a third of these", () => {
    const found = sets.flatMap(({ name, size, file, papers }) => {
      const [first = [], second = [], third = []] = papers.map(listIds);
      const repeated = Math.max(0, 3 * size - file.length);
      const listCommonIds = (a: readonly string[], b: readonly string[]) => a.filter((id) => b.includes(id));
      const shared = [
        listCommonIds(first, second),
        listCommonIds(first, third),
        listCommonIds(second, third),
      ];
      const most = Math.max(...shared.map((ids) => ids.length));
      const inAll = listCommonIds(listCommonIds(first, second), third).length;
      const isLeast = new Set([...first, ...second, ...third]).size === 3 * size - repeated;
      return isLeast && inAll === 0 && most === Math.ceil(repeated / 3) ? [] : [name];
    });
    expect(found).toEqual([]);
  });

  it("have the set's mix of levels and topics", () => {
    expect(measureMaxDifference(({ level }) => level)).toBeLessThan(3);
    // A passage's questions are of one topic, and come together.
    expect(measureMaxDifference(({ topic }) => topic)).toBeLessThan(4);
  });

  it("are drawn in less than 30 ms, by the median of all sets", () => {
    const times = sets.map(({ name, file, size }) => {
      const [, classNumber = "", subjectSlug = ""] = /^class(\d+)-([a-z]+)$/.exec(name) ?? [];
      const before = performance.now();
      drawPaper(file, { subjectSlug, classNumber: Number(classNumber), number: 1, size, today });
      return performance.now() - before;
    });
    expect(times.toSorted((a, b) => a - b)[48]).toBeLessThan(30);
  });
});
