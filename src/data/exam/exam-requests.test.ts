import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "../../../tests/support/server/server";
import { examApi } from "./exam-requests";

const ticket = { attemptId: "a77e0000-0000-4000-8000-000000000001", sessionNo: 2, ticket: "5ec4e7" };
const { signal } = new AbortController();
const saveAnswer = () => examApi.saveAnswers(ticket, [{ seq: 1, n: 3, option: "b", at_ms: 900 }], signal);

/** Sets the reply of a database function; returns its requests, a list that grows with each request. */
function stubReply(name: string, body: Record<string, unknown>, status = 200) {
  const requests: {
    body: unknown;
    authorization: string | null;
    apikey: string | null;
    keepalive: boolean;
  }[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/${name}`, async ({ request }) => {
      requests.push({
        body: await request.json(),
        authorization: request.headers.get("authorization"),
        apikey: request.headers.get("apikey"),
        keepalive: request.keepalive,
      });
      return HttpResponse.json(body, { status });
    }),
  );
  return requests;
}

describe("the exam API", () => {
  it("sends answers with the ticket and the publishable key, without a login", async () => {
    const requests = stubReply("save_answers", { outcome: "unknown" });
    await saveAnswer();
    expect(requests).toEqual([
      {
        body: {
          p_attempt_id: ticket.attemptId,
          p_session_no: 2,
          p_ticket: "5ec4e7",
          p_events: [{ seq: 1, n: 3, option: "b", at_ms: 900 }],
        },
        authorization: null,
        apikey: "sb_publishable_test",
        keepalive: true,
      },
    ]);
  });

  it("returns the times of a saved answer in milliseconds", async () => {
    stubReply("save_answers", {
      outcome: "saved",
      acked_seq: 1,
      not_counted: 0,
      current_session: 2,
      server_now: "2026-12-19T05:30:01.250Z",
      deadline_at: "2026-12-19T06:30:00.000Z",
      is_over: false,
    });
    expect(await saveAnswer()).toMatchObject({
      ackedSeq: 1,
      currentSession: 2,
      serverNowMs: Date.UTC(2026, 11, 19, 5, 30, 1, 250),
      deadlineAtMs: Date.UTC(2026, 11, 19, 6, 30),
    });
  });

  it.each(["gap", "changed", "over"])(
    "returns the outcome `%s` with the last saved number",
    async (outcome) => {
      stubReply("save_answers", { outcome, acked_seq: 4 });
      expect(await saveAnswer()).toEqual({ outcome, ackedSeq: 4 });
    },
  );

  it("returns the reply of finish_exam", async () => {
    const times = { finished_at: "2026-12-19T06:00:00.000Z" };
    stubReply("finish_exam", {
      outcome: "finished",
      answer_record_code: "7F3K-Q9TX-AAAA",
      letters: "a-b",
      current_session: 2,
      answered: 2,
      ...times,
    });
    expect(await examApi.finishExam(ticket, 5, signal)).toEqual({
      outcome: "finished",
      answerRecordCode: "7F3K-Q9TX-AAAA",
      letters: "a-b",
      currentSession: 2,
      answered: 2,
      finishedAt: times.finished_at,
    });
  });

  it("returns that a newer page continues the exam", async () => {
    stubReply("finish_exam", { outcome: "moved", current_session: 3 });
    expect(await examApi.finishExam(ticket, 5, signal)).toEqual({ outcome: "moved", currentSession: 3 });
  });

  it("sends the events of the exam page", async () => {
    const requests = stubReply("note_room_events", { outcome: "noted" });
    const events = [{ kind: "hidden", at_ms: 60_000, for_ms: 31_000 }];
    expect(await examApi.noteRoomEvents(ticket, events, signal)).toBe("noted");
    expect(requests[0]?.body).toMatchObject({ p_events: events });
  });

  it.each([
    ["rate_limited", "too many requests", { code: "PT429", message: "Too many requests." }, 429],
    ["unavailable", "a reply with missing fields", { outcome: "saved", acked_seq: 1 }, 200],
    ["unavailable", "the reply of another server", { message: "Log in to this network" }, 200],
    ["unexpected", "a refused request", { code: "PT400", message: "The events are not valid." }, 400],
  ])("throws the error `%s` for %s", async (code, _condition, body, status) => {
    stubReply("save_answers", body, status);
    await expect(saveAnswer()).rejects.toMatchObject({ name: "AppError", code });
  });
});
