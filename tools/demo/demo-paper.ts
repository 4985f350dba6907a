import { getExamFormat } from "../../src/content/exam-format";
import type { PaperDraft, PaperQuestion } from "../../src/items/paper/paper-question";
import { challengeCount } from "../../src/items/sections";
import { createRandom } from "../../src/lib/random";
import { kinds, type Kind } from "./demo-questions";

const levels = { A: 1, B: 2, C: 3 } as const;

/** Every kind is asked as often as section C has questions. */
const timesEach = challengeCount;

/**
 * A whole paper of sums for the demo: made by rule, so that none of its questions is in the bank, and the same each time.
 *
 * @param classNumber 1 to 12, which has 40 or 50 questions
 * @returns questions in the order of their sections
 */
export function writeDemoPaper(classNumber: number): PaperDraft {
  const random = createRandom("demo exam");
  const draw = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const { questionCount } = getExamFormat(classNumber);
  const toQuestion = ({ family, section, ask }: Kind, round: number): PaperQuestion => {
    const asked = ask(draw, round);
    const options = [asked.answer, ...Object.keys(asked.wrong)];
    return { ...asked, options, section, family, level: levels[section] };
  };
  // The first kinds make room where a paper is shorter: section C keeps its five.
  return {
    questions: kinds
      .slice(kinds.length - questionCount / timesEach)
      .flatMap((kind) => Array.from({ length: timesEach }, (_, round) => toQuestion(kind, round))),
    passages: {},
  };
}
