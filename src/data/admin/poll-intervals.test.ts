import { expect, it } from "vitest";
import { findRecordPollMs, type AttemptDetails } from "./exam-day";
import { findFamilyPollMs } from "./families";

it("reads the page of a family again every 20 seconds while one of the child's exams runs", () => {
  expect(findFamilyPollMs([{ attempt: "finished" }, { attempt: "running" }])).toBe(20_000);
  expect(findFamilyPollMs([{ attempt: "finished" }, { attempt: "void" }, { attempt: null }])).toBe(false);
  expect(findFamilyPollMs([])).toBe(false);
});

it("reads the record of an exam again while it runs, and when late answers can be decided on", () => {
  const finished: AttemptDetails = {
    attempt_id: "a",
    started_at: "2027-01-17T05:31:00Z",
    deadline_at: "2027-01-17T06:31:00Z",
    finished_at: "2027-01-17T06:34:00Z",
    ended_by: "time",
    question_count: 50,
    answered: 6,
    answer_records: [],
    sessions: [],
    room_events: [],
    silences: [],
    decide_after: "2027-01-17T06:46:00Z",
    too_late: 0,
    kept: [{ n: 31, answered_at: "2027-01-17T06:01:00Z", received_at: "2027-01-17T06:41:00Z" }],
    order: null,
    decision: null,
  };
  const findPollMs = (attempt: AttemptDetails | null) =>
    findRecordPollMs({ attempt, server_now: "2027-01-17T06:45:00Z" });
  expect(findPollMs(null)).toBe(false);
  expect(findPollMs({ ...finished, finished_at: null })).toBe(20_000);
  expect(findPollMs(finished)).toBe(61_000);
  expect(findPollMs({ ...finished, kept: [] })).toBe(false);
});
