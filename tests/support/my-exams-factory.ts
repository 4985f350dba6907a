import { http, HttpResponse } from "msw";
import type { MyExam } from "../../src/data/exam/my-exams";
import { maths } from "./factories";
import { makeAccount, serveAccount, winter, type Account, type Call } from "./account-factory";
import { rehearsalId } from "./sealed-paper-factory";
import { api, server } from "./server/server";

export const paperId = "9a9e0000-0000-4000-8000-000000000041";
export const attemptId = "a77e0000-0000-4000-8000-000000000001";

/** The start of the Maths exam: 11:00 in India. */
export const opensAt = "2027-01-17T05:30:00.000Z";

/** Asha's Maths exam, half a day before it; tests change single fields. */
export function makeMyExam(changes: Partial<MyExam> = {}): MyExam {
  return {
    paperId,
    examId: maths,
    editionId: winter,
    className: "Class 5",
    kind: "exam",
    opensAt,
    lastStartAt: "2027-01-17T05:45:00.000Z",
    slotOpensAt: "2027-01-17T05:30:02.000Z",
    durationSeconds: 3600,
    questionCount: 50,
    sealedPath: null,
    sealedSha256: null,
    sealedBytes: null,
    state: "scheduled",
    heldFor: null,
    attemptId: null,
    deadlineAt: null,
    answerRecordCode: null,
    serverNow: "2027-01-16T17:30:00.000Z",
    ...changes,
  };
}

/** The rehearsal of Asha's class, which is always open. */
export function makeRehearsal(changes: Partial<MyExam> = {}): MyExam {
  return makeMyExam({
    paperId: rehearsalId,
    examId: null,
    editionId: null,
    className: "Classes 3-5",
    kind: "rehearsal",
    opensAt: null,
    lastStartAt: null,
    slotOpensAt: null,
    durationSeconds: 600,
    questionCount: 10,
    state: "open",
    ...changes,
  });
}

/** A reply of start_exam to a student who may start. */
export function makeStart(paperKey: string) {
  const now = Date.now();
  return {
    outcome: "started",
    attempt_id: attemptId,
    session_no: 1,
    ticket: "5ec4e7",
    seed: "0123456789abcdef",
    paper_key: paperKey,
    started_at: new Date(now).toISOString(),
    deadline_at: new Date(now + 600_000).toISOString(),
    server_now: new Date(now).toISOString(),
    answers: [],
  };
}

/**
 * Makes the test server reply as for Asha with these exams.
 *
 * @param exams the exams, read at each request, so that a test may change them meanwhile
 * @param start the reply of start_exam
 * @returns Asha's account, the received writes (`calls`), and the names of the called database functions, in order (`calledNames`)
 */
export function serveExams(
  exams: () => MyExam[],
  start: () => object = () => ({ outcome: "not_enrolled", server_now: new Date().toISOString() }),
): { account: Account; calls: Call[]; calledNames: string[] } {
  const account = makeAccount();
  const calls = serveAccount(account);
  const calledNames: string[] = [];
  const replies: Record<string, () => object> = {
    list_my_exams: exams,
    start_exam: start,
    save_answers: () => ({ outcome: "unknown" }),
    finish_exam: () => ({ outcome: "unknown" }),
    note_room_events: () => ({ outcome: "unknown" }),
  };
  server.use(
    http.post(`${api}/rest/v1/rpc/:name`, ({ params }) => {
      const name = String(params["name"]);
      calledNames.push(name);
      return HttpResponse.json(replies[name]?.() ?? []);
    }),
  );
  return { account, calls, calledNames };
}
