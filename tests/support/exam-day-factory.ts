import { asha, class5 } from "./factories";

/** The numbers of an exam in one class at 11:05, in the format of `list_exam_day`; tests change single fields. */
export function makePaperCounts(changes: Record<string, unknown> = {}) {
  return {
    classId: class5,
    className: "Class 5",
    status: "sealed" as string | null,
    hasReserve: false,
    opensAt: "2027-01-17T05:30:00+00:00",
    lastStartAt: "2027-01-17T05:45:00+00:00",
    closesAt: "2027-01-17T06:48:00+00:00",
    extraSeconds: 0,
    cancelledAt: null as string | null,
    enrolled: 1200,
    running: 900,
    silent: 3,
    finished: 0,
    kept: 1,
    unrefunded: 0,
    unrefundedPaise: 0,
    waitingRefunds: 0,
    inLobby: 0,
    hasConflictOfInterest: false,
    serverNow: "2027-01-17T05:35:00+00:00",
    ...changes,
  };
}

/** A student who takes an exam, in the format of `list_exam_participants`. */
export function makeParticipant(changes: Record<string, unknown> = {}) {
  return {
    studentId: asha.id,
    name: "Asha Verma",
    email: asha.email,
    className: "Class 5",
    state: "silent",
    startedAt: "2027-01-17T05:31:00+00:00",
    deadlineAt: "2027-01-17T06:31:00+00:00",
    finishedAt: null,
    lastContactAt: "2027-01-17T05:32:00+00:00",
    extraSeconds: 0,
    hasGuardianConsent: true,
    ...changes,
  };
}

/** An attempt that ended by time, with two answers received ten minutes after the deadline, in the format of `read_exam_timeline`. */
export function makeStudentExam(changes: Record<string, unknown> = {}) {
  return {
    outcome: "story",
    name: "Asha Verma",
    email: asha.email,
    phone: "9876543210",
    class: "Class 5",
    opens_at: "2027-01-17T05:30:00.000Z",
    last_start_at: "2027-01-17T05:45:00.000Z",
    has_paper: true,
    server_now: "2027-01-17T06:50:00.000Z",
    grants: [] as object[],
    attempt: {
      attempt_id: "a77e3970-0000-4000-8000-000000000001",
      started_at: "2027-01-17T05:31:00.000Z",
      deadline_at: "2027-01-17T06:31:00.000Z",
      finished_at: "2027-01-17T06:34:00.000Z" as string | null,
      ended_by: "time" as string | null,
      question_count: 50,
      answered: 30,
      answer_records: [{ no: 1, code: "7F3K-Q9TX-0ABC" }],
      sessions: [
        {
          session_no: 1,
          started_at: "2027-01-17T05:31:00.000Z",
          last_contact_at: "2027-01-17T06:41:00.000Z",
          events: 32,
          longest_wait_seconds: 2400,
        },
      ],
      room_events: [{ kind: "offline", at_ms: 1_800_000, for_ms: 2_400_000 }],
      silences: [{ from: "2027-01-17T06:01:00.000Z", until: "2027-01-17T06:41:00.000Z" as string | null }],
      decide_after: "2027-01-17T06:46:00.000Z",
      too_late: 0,
      kept: [
        { n: 31, answered_at: "2027-01-17T06:01:00.000Z", received_at: "2027-01-17T06:41:00.000Z" },
        { n: 32, answered_at: "2027-01-17T06:02:00.000Z", received_at: "2027-01-17T06:41:00.000Z" },
      ],
      order: {
        class: "Class 5",
        seed: "0123456789abcdef0123456789abcdef",
        questions: Array.from({ length: 50 }, (_, index) => ({
          n: index + 1,
          option: null,
          section: "A",
          option_count: 4,
        })),
      } as object | null,
      decision: null as object | null,
    } as object | null,
    ...changes,
  };
}

/** A decision that a second organiser has not confirmed yet, in the format of `list_exam_decisions`. */
export function makeDecision(changes: Record<string, unknown> = {}) {
  return {
    id: "dec15000-0000-4000-8000-000000000001",
    kind: "minutes",
    state: "waiting",
    className: "Class 5",
    studentName: null,
    extraSeconds: 600,
    opensAt: null,
    lastStartAt: null,
    reason: "A power cut in Pune",
    decidedBy: "Ravi",
    decidedAt: "2027-01-17T05:33:00+00:00",
    confirmedBy: null,
    isSingle: false,
    isMine: false,
    ...changes,
  };
}
