import { useEffect, useState } from "react";
import { syncRecord } from "../../../data/practice-record";
import { countPracticeDays, readRecord } from "../../../engine/mock-test/practice-record";
import { dayInIndia } from "../../../lib/day-in-india";

type Props = {
  studentId: string | null;
  /** The days of the child's mock tests. */
  testDays: readonly string[];
};

/**
 * Shows on how many of the last 28 days the child practised: a count, not a streak, so a missed day does not reset it.
 */
export function PracticeDays({ studentId, testDays }: Props) {
  const [days, setDays] = useState(() => readRecord(studentId).days);
  const [today] = useState(() => dayInIndia(new Date()));
  useEffect(() => {
    if (studentId !== null) void syncRecord(studentId).then(() => setDays(readRecord(studentId).days));
  }, [studentId]);
  const count = countPracticeDays([...days, ...testDays], today);
  if (count === 0) return null;
  return (
    <p className="flex items-baseline gap-2">
      <span className="font-heading text-heading font-bold tabular">{count}</span>
      <span>{count === 1 ? "practice day" : "practice days"} in the last four weeks</span>
    </p>
  );
}
