import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { scoreTest } from "../../../engine/mock-test/score";
import type { TopicTally } from "../../../engine/mock-test/score";
import { Card } from "../../../ui/card";

function TopicStrength({ topic, correct, total }: TopicTally) {
  return (
    <li className="grid content-start gap-1.5">
      <span>
        {topic}:{" "}
        <span className="font-semibold tabular">
          {correct} of {total} correct
        </span>
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-green"
          style={{ width: `${(100 * correct) / total}%` }}
        />
      </span>
    </li>
  );
}

/** The marks in each topic of the test, strongest first. */
export function TopicStrengths({ result }: { result: ReviewableResult }) {
  const { topics } = scoreTest(result.questions, result.answers);
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Topics</h2>
      <Card>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {topics.map((tally) => (
            <TopicStrength key={tally.topic} {...tally} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
