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

/** Every set of the bank with its three papers. */
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

/** Lists the names of the sets in which a paper fails the check. */
const listExceptions = (isRight: (paper: PaperQuestion[], set: (typeof sets)[number]) => boolean) =>
  sets.filter((set) => !set.papers.every((paper) => isRight(paper, set))).map(({ name }) => name);

/** Returns the largest difference between a paper's number of questions of a kind and the set's share of this kind. */
function measureMaxDifference(kindOf: (question: Question) => unknown): number {
  const differences = sets.flatMap(({ file, size, papers }) =>
    [...new Set(file.map(kindOf))].flatMap((kind) => {
      const count = (questions: readonly Question[]) =>
        questions.filter((question) => kindOf(question) === kind).length;
      return papers.map((paper) => Math.abs(count(paper) - (count(file) * size) / file.length));
    }),
  );
  return Math.max(...differences);
}

describe("the practice papers of every set of the bank", () => {
  it("are drawn from 96 sets", () => expect(sets).toHaveLength(96));

  it("have as many questions as the exam, five of them in section C and half in section A", () => {
    expect(listExceptions((paper, { size }) => new Set(listIds(paper)).size === size)).toEqual([]);
    expect(listExceptions((paper) => countSection(paper, "C") === 5)).toEqual([]);
    expect(listExceptions((paper, { size }) => countSection(paper, "A") === size / 2)).toEqual([]);
  });

  it("are in the order of their sections, with questions of level 3 in section C", () => {
    const listSections = (paper: readonly PaperQuestion[]) => paper.map(({ section }) => section);
    expect(
      listExceptions((paper) => joinParts(listSections(paper)) === joinParts(listSections(paper).toSorted())),
    ).toEqual([]);
    expect(
      listExceptions((paper) => paper.every(({ section, level }) => section !== "C" || level === 3)),
    ).toEqual([]);
  });

  it("contain all questions of a passage one after the other, in the set's order", () => {
    const exceptions = listExceptions((paper, { file }) =>
      [...new Set(paper.flatMap(({ passage }) => passage?.id ?? []))].every((id) => {
        const passageQuestionIds = listIds(file.filter(({ passage }) => passage?.id === id));
        const first = paper.findIndex(({ passage }) => passage?.id === id);
        return (
          joinParts(listIds(paper.slice(first, first + passageQuestionIds.length))) ===
          joinParts(passageQuestionIds)
        );
      }),
    );
    expect(exceptions).toEqual([]);
  });

  it("repeat as few questions as the set allows: any two papers share a third of the repeated ones, and no question is in all three", () => {
    const exceptions = sets.flatMap(({ name, size, file, papers }) => {
      const [first = [], second = [], third = []] = papers.map(listIds);
      const repeatedCount = Math.max(0, 3 * size - file.length);
      const listCommonIds = (a: readonly string[], b: readonly string[]) => a.filter((id) => b.includes(id));
      const commonIdsOfPairs = [
        listCommonIds(first, second),
        listCommonIds(first, third),
        listCommonIds(second, third),
      ];
      const maxShared = Math.max(...commonIdsOfPairs.map((ids) => ids.length));
      const commonCount = listCommonIds(listCommonIds(first, second), third).length;
      const hasMostQuestions = new Set([...first, ...second, ...third]).size === 3 * size - repeatedCount;
      return hasMostQuestions && commonCount === 0 && maxShared === Math.ceil(repeatedCount / 3)
        ? []
        : [name];
    });
    expect(exceptions).toEqual([]);
  });

  it("have the set's mix of levels and topics", () => {
    expect(measureMaxDifference(({ level }) => level)).toBeLessThan(3);
    // The questions of a passage are of one topic and in the same paper, so topics differ more than levels.
    expect(measureMaxDifference(({ topic }) => topic)).toBeLessThan(4);
  });

  it("are drawn in less than 30 ms each, in the median of all sets", () => {
    const durationsMs = sets.map(({ name, file, size }) => {
      const [, classNumber = "", subjectSlug = ""] = /^class(\d+)-([a-z]+)$/.exec(name) ?? [];
      const startedAtMs = performance.now();
      drawPaper(file, { subjectSlug, classNumber: Number(classNumber), number: 1, size, today });
      return performance.now() - startedAtMs;
    });
    expect(durationsMs.toSorted((a, b) => a - b)[sets.length / 2]).toBeLessThan(30);
  });
});
