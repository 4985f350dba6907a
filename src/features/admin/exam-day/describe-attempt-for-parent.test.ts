import { expect, it } from "vitest";
import type { AttemptDetails } from "../../../data/admin/exam-day";
import { describeAttemptForParent } from "./describe-attempt-for-parent";

const makeSession = (sessionNo: number, startedAt: string): AttemptDetails["sessions"][number] => ({
  session_no: sessionNo,
  started_at: startedAt,
  last_contact_at: null,
  events: 0,
  longest_wait_seconds: null,
});

const attempt: AttemptDetails = {
  attempt_id: "a",
  started_at: "2027-01-17T05:31:00Z",
  deadline_at: "2027-01-17T06:31:00Z",
  finished_at: null,
  ended_by: null,
  question_count: 50,
  answered: 6,
  answer_records: [],
  sessions: [makeSession(1, "2027-01-17T05:31:00Z")],
  room_events: [],
  silences: [],
  decide_after: null,
  too_late: 0,
  kept: [],
  order: null,
  decision: null,
};

it("says that a running exam was opened again, with or without contact", () => {
  const now = "2027-01-17T05:50:00Z";
  expect(describeAttemptForParent(attempt, now)).toBe(
    "The exam is running until 12:01 pm. We last heard from the device at 11:01 am. So far we have answers to 6 of 50 questions.",
  );
  const reopened = { ...attempt, sessions: [...attempt.sessions, makeSession(2, "2027-01-17T05:40:00Z")] };
  expect(describeAttemptForParent(reopened, now)).toMatch(
    /6 of 50 questions\. The exam was opened again at 11:10 am: on another device, in another tab, or by a reload\./,
  );
  const silent = { ...reopened, silences: [{ from: "2027-01-17T05:41:00Z", until: null }] };
  expect(describeAttemptForParent(silent, now)).toMatch(
    /reach us by 12:04 pm\. The exam was opened again at 11:10 am/,
  );
});
