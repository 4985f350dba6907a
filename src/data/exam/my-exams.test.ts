import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "../../../tests/support/factories";
import { api, server } from "../../../tests/support/server/server";
import { listMyExams } from "./my-exams";
import { getAnswerRecord } from "./answer-records";
import { startExam } from "./start-exam";

const attemptId = "a77e0000-0000-4000-8000-000000000001";
const server_now = "2026-12-19T05:30:00.000Z";
const deadline_at = "2026-12-19T06:30:00.000Z";

/** Sets the reply of a database function. */
const stubReply = (name: string, body: Record<string, unknown> | object[]) =>
  server.use(http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(body)));

beforeEach(() => logIn());

describe("start_exam", () => {
  it("returns a session with its times in milliseconds", async () => {
    stubReply("start_exam", {
      outcome: "resumed",
      attempt_id: attemptId,
      session_no: 2,
      ticket: "5ec4e7",
      seed: "0123456789abcdef",
      paper_key: "AAAA",
      started_at: server_now,
      deadline_at,
      server_now,
      answers: [{ n: 3, option: "b" }],
    });
    expect(await startExam("paper")).toEqual({
      outcome: "resumed",
      attemptId,
      sessionNo: 2,
      ticket: "5ec4e7",
      seed: "0123456789abcdef",
      paperKey: "AAAA",
      startedAtMs: Date.parse(server_now),
      deadlineAtMs: Date.parse(deadline_at),
      serverNowMs: Date.parse(server_now),
      answers: [{ n: 3, option: "b" }],
      isRefundCancelled: false,
    });
  });

  it.each([
    [
      { outcome: "too_early", opens_at: server_now, slot_opens_at: deadline_at },
      { outcome: "too_early", opensAt: server_now, slotOpensAt: deadline_at },
    ],
    [
      { outcome: "too_late", last_start_at: server_now },
      { outcome: "too_late", lastStartAt: server_now },
    ],
    [
      { outcome: "finished", attempt_id: attemptId, answer_record_code: "7F3K-Q9TX-AAAA" },
      { outcome: "finished", attemptId, answerRecordCode: "7F3K-Q9TX-AAAA" },
    ],
    [{ outcome: "limit" }, { outcome: "limit" }],
  ])("returns the server's refusal: %o", async (reply, refusal) => {
    stubReply("start_exam", { ...reply, server_now });
    expect(await startExam("paper")).toEqual({ ...refusal, serverNowMs: Date.parse(server_now) });
  });

  it("throws `unavailable` for an unknown outcome", async () => {
    stubReply("start_exam", { outcome: "perhaps", server_now });
    await expect(startExam("paper")).rejects.toMatchObject({ code: "unavailable" });
  });
});

it("lists a student's exams, and refuses an unknown state", async () => {
  stubReply("list_my_exams", [{ kind: "rehearsal", state: "open", className: "Classes 3-5" }]);
  expect(await listMyExams()).toMatchObject([{ kind: "rehearsal", state: "open", className: "Classes 3-5" }]);
  stubReply("list_my_exams", [{ kind: "rehearsal", state: "opened" }]);
  await expect(listMyExams()).rejects.toMatchObject({ code: "unavailable" });
});

describe("get_answer_record", () => {
  it("returns that the attempt is still running", async () => {
    stubReply("get_answer_record", { outcome: "running", deadline_at, server_now });
    expect(await getAnswerRecord(attemptId)).toMatchObject({ outcome: "running", deadlineAt: deadline_at });
  });

  it("returns the counted answers, with the questions' texts after the paper is closed", async () => {
    const event = { seq: 1, n: 1, option: "a", answered_at: server_now, received_at: server_now };
    stubReply("get_answer_record", {
      outcome: "answer_record",
      attempt_id: attemptId,
      paper_id: "paper",
      kind: "rehearsal",
      exam_id: null,
      edition_id: null,
      subject: "Practice run",
      class: "Classes 3-5",
      edition: null,
      seed: "0123456789abcdef",
      answer_record_code: "7F3K-Q9TX-AAAA",
      answer_record_no: 1,
      letters: "a-",
      answered: 1,
      started_at: server_now,
      finished_at: deadline_at,
      deadline_at,
      ended_by: "student",
      silences: [],
      is_closed: true,
      questions: [
        {
          n: 1,
          option: "a",
          section: "A",
          option_count: 3,
          passage_id: "kite",
          question: "1 + 1?",
          options: { a: "2", b: "3", c: "4" },
        },
        { n: 2, option: null, section: "C", option_count: 4 },
      ],
      sessions: [{ session_no: 1, started_at: server_now, events: [{ ...event, counted: true }] }],
      room_events: [{ session_no: 1, kind: "hidden", at_ms: 5, for_ms: 30_000 }],
      server_now,
    });
    expect(await getAnswerRecord(attemptId)).toMatchObject({
      letters: "a-",
      endedBy: "student",
      questions: [{ question: "1 + 1?", passageId: "kite", optionCount: 3 }, { option: null }],
      sessions: [{ sessionNo: 1, events: [{ isCounted: true, answeredAt: server_now }] }],
      roomEvents: [{ kind: "hidden", forMs: 30_000 }],
    });
  });
});
