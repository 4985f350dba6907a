import type { MockTestResult } from "../../../engine/mock-test/mock-test-result";
import { wasEndedByTime } from "../../../engine/mock-test/result";
import { Notice } from "../../../ui/notice";

/** Shows that a test was ended because its time was over. */
export function TimeOverNotice({ result }: { result: MockTestResult }) {
  if (!wasEndedByTime(result)) return null;
  return (
    <Notice tone="info">
      Time’s up! Your 12 minutes are over. All the answers you chose have been counted.
    </Notice>
  );
}
