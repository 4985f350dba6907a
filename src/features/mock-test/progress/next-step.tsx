import { mockTestStartPath, topicMockTestStartPath } from "../../../config/paths";
import type { SubjectSlug } from "../../../content/subjects";
import { isStrong, orderForPractice, type Strength } from "../../../engine/mock-test/strengths";
import { ButtonLink } from "../../../ui/button";
import { describeCount, describeLevel } from "./describe-strength";

type Props = { slug: SubjectSlug; classNumber: number; strengths: readonly Strength[] };

/**
 * The next step in a subject: its weakest topic, or one that is fading or new; a test of all topics if all are strong.
 */
export function NextStep({ slug, classNumber, strengths }: Props) {
  const [firstStrength] = orderForPractice(strengths);
  const areAllStrong = !firstStrength || isStrong(firstStrength);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-small bg-violet-tint px-4 py-3">
      <p className="grow basis-60">
        <span className="block text-small text-ink-soft">Next step</span>
        {areAllStrong ? (
          <span className="font-semibold">Everything is going well. Take a test of all topics.</span>
        ) : (
          <>
            <span className="font-semibold">Try 10 questions on {firstStrength.topic}</span>
            <span className="block text-small">
              {describeCount(firstStrength)}. {describeLevel(firstStrength)}.
            </span>
          </>
        )}
      </p>
      <ButtonLink
        to={
          areAllStrong
            ? mockTestStartPath(slug, classNumber)
            : topicMockTestStartPath(slug, classNumber, firstStrength.topic)
        }
        variant="outline"
        size="card"
      >
        Practise {!areAllStrong && <span className="sr-only">{firstStrength.topic}</span>}
      </ButtonLink>
    </div>
  );
}
