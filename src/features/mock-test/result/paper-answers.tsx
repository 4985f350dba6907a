import { useState } from "react";
import type { PaperResult } from "../../../engine/mock-test/practice-paper/paper-result";
import { judge } from "../../../engine/mock-test/score";
import { CheckboxField } from "../../../ui/checkbox-field";
import { QuestionLinks } from "../../../ui/test-parts/question-links";
import { AnswerReview } from "./answer-review";

/** Every question of a practice paper with its explanation, and links to them by number. */
export function PaperAnswers({ result }: { result: PaperResult }) {
  const [hidesRightAnswers, setHidesRightAnswers] = useState(false);
  const links = result.questions.map((question, index) => ({
    number: index + 1,
    verdict: judge(question, result.answers),
  }));
  const shownLinks = hidesRightAnswers ? links.filter(({ verdict }) => verdict !== "correct") : links;
  return (
    <AnswerReview result={result} hidesRightAnswers={hidesRightAnswers}>
      <QuestionLinks questions={shownLinks} />
      <CheckboxField
        label="Show only questions I got wrong or skipped"
        checked={hidesRightAnswers}
        onChange={(event) => setHidesRightAnswers(event.target.checked)}
      />
      {shownLinks.length === 0 && <p className="font-semibold">Nothing to show: you got full marks!</p>}
    </AnswerReview>
  );
}
