import { getExamFormat } from "../../src/content/exam-format";
import type { PaperDraft, PaperQuestion } from "../../src/items/paper/paper-question";
import { challengeCount } from "../../src/items/sections";
import { createRandom } from "../../src/lib/random";
import { kinds, type Kind } from "./demo-questions";

const levels = { A: 1, B: 2, C: 3 } as const;

/** Each kind has as many questions as section C, which consists of one kind only. */
const questionsPerKind = challengeCount;

/**
 * Generates a complete paper of sums for the demo, so that none of its questions is in the bank. The paper is the same
 * each time.
 *
 * @param classNumber 1 to 12; it decides whether the paper has 40 or 50 questions
 * @returns questions in the order of their sections
 */
export function makeDemoPaper(classNumber: number): PaperDraft {
  const random = createRandom("demo exam");
  const draw = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const { questionCount } = getExamFormat(classNumber);
  const toQuestion = ({ family, section, createQuestion }: Kind, round: number): PaperQuestion => {
    const question = createQuestion(draw, round);
    const options = [question.answer, ...Object.keys(question.wrong)];
    return { ...question, options, section, family, level: levels[section] };
  };
  // In a shorter paper the first kinds are left out, so that section C keeps its five questions.
  return {
    questions: kinds
      .slice(kinds.length - questionCount / questionsPerKind)
      .flatMap((kind) => Array.from({ length: questionsPerKind }, (_, round) => toQuestion(kind, round))),
    passages: {},
  };
}
