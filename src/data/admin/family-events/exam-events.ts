import { eventSchema } from "./event-schema";

/** The times in a grant's code: extra seconds, an individual time to start (the first and the last time), or both. */
function parseGrantTimes(code: string | null) {
  const parts = code?.split(" ") ?? [];
  const [opensAt, lastStartAt] = parts.find((part) => part.includes("/"))?.split("/") ?? [];
  return {
    extraSeconds: Number(parts.find((part) => /^\d+$/.test(part)) ?? 0),
    startPeriod: opensAt !== undefined && lastStartAt !== undefined ? { opensAt, lastStartAt } : null,
  };
}

/**
 * The fields of a step of a medal by post: `parcel` is the courier and number, `oldParcel` those before a correction,
 * and `newState` the state of the award that is sent again.
 */
function toAwardFields(step: string, code: string | null, note: string | null) {
  return {
    medal: step === "won" ? code : null,
    newState: step === "replaced" ? code : null,
    parcel: step === "won" || step === "replaced" ? null : code,
    oldParcel: step === "corrected" ? note : null,
    replacementReason: step === "replaced" ? note : null,
  };
}

/** A student's device checks, exams and results (`private.list_exam_events`). */
export const examEventSchemas = [
  eventSchema("device_check", (row) => ({
    isGood: row.what === "good",
    problems: row.code?.split(" ") ?? [],
  })),
  // `examName`: null for the practice run. `isWaiting`: for a second organiser.
  eventSchema("grant", (row) => ({
    examName: row.exam,
    isWaiting: row.what === "waiting",
    reason: row.note,
    ...parseGrantTimes(row.code),
  })),
  eventSchema("exam_started", (row) => ({
    examName: row.exam ?? "",
    attemptStatus: row.what ?? "",
    pageLoads: Number(row.code),
  })),
  // While the exam runs; `at` is the last contact with the device.
  eventSchema("answers_arrived", (row) => ({
    examName: row.exam ?? "",
    answerCount: Number(row.code),
    questionCount: row.note === null ? null : Number(row.note),
  })),
  // `answeredText`: `6 of 50`.
  eventSchema("exam_ended", (row) => ({
    examName: row.exam ?? "",
    endedBy: row.what ?? "",
    answerRecordCode: row.code,
    answeredText: row.note,
  })),
  // `at` is the last loss; `totalSeconds` is the length of all losses.
  eventSchema("internet_lost", (row) => ({
    examName: row.exam ?? "",
    lossCount: Number(row.code),
    totalSeconds: Number(row.note),
  })),
  // Late answers. `reason`: of the organiser's decision.
  eventSchema("answers_kept", (row) => ({
    examName: row.exam ?? "",
    status: row.what ?? "",
    answerCount: Number(row.code),
    reason: row.note,
  })),
  eventSchema("void", (row) => ({ examName: row.exam ?? "", status: row.what ?? "", reason: row.note })),
  // `rankText`: `5 of 120`.
  eventSchema("result", (row) => ({
    examName: row.exam ?? "",
    isFinal: row.what === "final",
    marks: Number(row.code),
    rankText: row.note,
  })),
  // `questionNumber`: in the file of the paper.
  eventSchema("challenge", (row) => ({
    examName: row.exam ?? "",
    isAnswered: row.what === "answered",
    questionNumber: Number(row.code),
  })),
  eventSchema("certificate", (row) => ({
    examName: row.exam ?? "",
    status: row.what ?? "",
    code: row.code,
    studentName: row.note,
  })),
  // A new name for a certificate, which waits for a second organiser.
  eventSchema("name_asked", (row) => ({ examName: row.exam ?? "", newName: row.note })),
  eventSchema("award", (row) => ({
    examName: row.exam ?? "",
    step: row.what ?? "",
    ...toAwardFields(row.what ?? "", row.code, row.note),
  })),
];
