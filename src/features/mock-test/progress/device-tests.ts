import { listUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import type { TopicTest } from "../../../engine/mock-test/strengths";
import { dayInIndia } from "../../../lib/day-in-india";

/**
 * @returns the data for the map of strengths from the tests that a visitor took on this device, newest first. Results
 * without `wrong` (the wrong answers with their subject and class) are left out: an older version of the site stored them
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
