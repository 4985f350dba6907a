import { verdictLooks, VerdictSign } from "../../../ui/test-parts/verdict-sign";
import { judge, type ReviewedQuestion } from "./review-words";

/** @returns the id of a question's element on the page */
export function placeOf(number: number): string {
  return `question-${number}`;
}

/** Links to all questions of a review, each with a sign and a word for its outcome. */
export function QuestionLinks({ questions }: { questions: readonly ReviewedQuestion[] }) {
  return (
    <nav aria-label="Questions">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {questions.map((question) => {
          const verdict = judge(question);
          return (
            <li key={question.number}>
              <a
                href={`#${placeOf(question.number)}`}
                className="flex min-h-11 items-center justify-center gap-1 rounded-small border border-line bg-paper font-semibold tabular eased hover:border-violet"
              >
                <span className="sr-only">Question </span>
                {question.number}
                <VerdictSign verdict={verdict} className="size-5" />
                <span className="sr-only">, {verdictLooks[verdict].word}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
