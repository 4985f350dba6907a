import { listUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import type { TopicTest } from "../../../engine/mock-test/strengths";
import { dayInIndia } from "../../../lib/day-in-india";

/**
 * Results that an older version of the site stored, without `wrong` (the wrong answers with their subject and class), are
 * left out.
 *
 * @returns the data for the map of strengths from the tests that a visitor took on this device, newest first
 */
export function listVisitorsTests(): TopicTest[] {
  return listUnsentMockTests(null)
    .flatMap(({ wrong, completedAt, topics }) =>
      wrong
        ? {
            subjectSlug: wrong.subjectSlug,
            classNumber: wrong.classNumber,
            day: dayInIndia(new Date(completedAt)),
            topics,
          }
        : [],
    )
    .toReversed();
}
