import { verdictStyles, VerdictIcon, type Verdict } from "./verdict-icon";

/** A question of a review, by its number on the child's screen. */
export type LinkedQuestion = { number: number; verdict: Verdict };

/** @returns the id of a question's element on the page */
export function formatElementId(number: number): string {
  return `question-${number}`;
}

/** Links to all questions of a review, each with an icon and a word for its outcome. */
export function QuestionLinks({ questions }: { questions: readonly LinkedQuestion[] }) {
  return (
    <nav aria-label="Questions">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {questions.map(({ number, verdict }) => (
          <li key={number}>
            <a
              href={`#${formatElementId(number)}`}
              className="flex min-h-11 items-center justify-center gap-1 rounded-small border border-line bg-paper font-semibold tabular eased hover:border-violet"
            >
              <span className="sr-only">Question </span>
              {number}
              <VerdictIcon verdict={verdict} className="size-5" />
              <span className="sr-only">, {verdictStyles[verdict].word}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
