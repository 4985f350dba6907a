import { queryOptions } from "@tanstack/react-query";
import { AppError } from "../../lib/app-error";
import type { PaperScope } from "../../items/paper/paper-question";
import type { BankItem } from "../../items/rules/bank-duplicates";
import { listQuestions } from "../question-files";
import { hasQuestionFile } from "./subject-pairs";

async function readClassItems(subject: string, classNumber: number): Promise<BankItem[]> {
  const questions = await listQuestions(subject, classNumber);
  // A file that could not be read gives an empty list. The check must then fail: an unread file could hide a repeated
  // question.
  if (questions.length === 0 && (await hasQuestionFile(subject, classNumber)))
    throw new AppError("unavailable");
  return questions.map(({ id, question, answer, options, figure, table, passage }) => ({
    name: id,
    question,
    answer,
    options,
    figure,
    table,
    passage: passage?.text,
  }));
}

async function listPublicItems({ subject, classNumber }: PaperScope): Promise<BankItem[]> {
  const classes = [classNumber - 1, classNumber, classNumber + 1].filter(
    (number) => number >= 1 && number <= 12,
  );
  return (await Promise.all(classes.map((number) => readClassItems(subject, number)))).flat();
}

/**
 * @param scope a paper's class and subject
 * @returns the query of the public questions that the paper must not repeat: those of its subject in its class and the
 * neighbouring classes. The query fails with AppError `offline` or `unavailable` if a file exists but could not be read
 */
export const publicItemsQuery = (scope: PaperScope) =>
  queryOptions({
    queryKey: ["admin-public-items", scope.subject, scope.classNumber],
    queryFn: () => listPublicItems(scope),
    staleTime: Number.POSITIVE_INFINITY,
  });
