import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { toStorableLine, toStorableNote } from "../../lib/storable-text";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { runningExamPollMs } from "./exam-day";
import { parseMovedDays } from "./family-events/event-schema";
import { familyEventSchema } from "./family-events/family-events";
import { studentsKey } from "./students";

const foundColumns = v.object({
  foundBy: v.picklist([
    "words",
    "phone",
    "order",
    "payment",
    "payment_part",
    "parcel",
    "answer_record",
    "answer_record_part",
    "certificate",
    "certificate_part",
    "similar",
  ]),
});

async function listFamilies(search: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_families", { p_search: toStorableLine(search) })
      .select(
        "id:student_id, name, email, phone, className:class_name, schoolName:school_name, guardianName:parent_name, foundBy:found_by, createdAt:created_at",
      ),
  );
  return narrowColumns(foundColumns, rows);
}

/**
 * A student who matches the search. `createdAt` is an ISO time in UTC. `foundBy` is what matched:
 * - `words`: words of the name, guardian, school or address; `similar`: a similar name
 * - `phone`: the phone number
 * - `order`, `payment`, `parcel`: the number of one; `payment_part`: a part of the number of a payment or refund
 * - `answer_record`, `certificate`: the code of one; with `_part`, a part of the code
 */
export type FoundFamily = Awaited<ReturnType<typeof listFamilies>>[number];

/** The maximum number of families that one search returns. */
export const maxFamiliesShown = 20;

/**
 * @param search a name, school, address, phone number or code
 * @returns the query of the matching students, at most 20; none for an empty search
 */
export const familiesQuery = (search: string) =>
  queryOptions({
    queryKey: [...studentsKey, "families", search],
    queryFn: () => (search === "" ? [] : listFamilies(search)),
    refetchOnWindowFocus: false,
  });

async function listUnfinishedRegistrations(search: string) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_unfinished_registrations", { p_search: toStorableLine(search) })
      .select("email, name, phone, registeredAt:created_at, isConfirmed:is_confirmed"),
  );
}

/**
 * An account that nobody has logged in to yet, with the values of the registration form. `registeredAt` is an ISO time
 * in UTC, `isConfirmed` whether the email address is confirmed.
 */
export type UnfinishedRegistration = Awaited<ReturnType<typeof listUnfinishedRegistrations>>[number];

/**
 * @param search an email address, a name or a phone number
 * @returns the query of the matching accounts without a login, at most 5; none for an empty search
 */
export const unfinishedRegistrationsQuery = (search: string) =>
  queryOptions({
    queryKey: [...studentsKey, "registrations", search],
    queryFn: () => (search === "" ? [] : listUnfinishedRegistrations(search)),
    refetchOnWindowFocus: false,
  });

const nullableText = v.nullable(v.string());

/**
 * A medal by post that can be sent. Days are those of India; `posted_on` and `courier` are those of the last parcel.
 */
const awardSchema = v.pipe(
  v.object({
    state: v.picklist(["waiting", "confirmed", "packed", "posted", "delivered", "returned"]),
    medal: v.string(),
    promised_on: v.string(),
    posted_on: nullableText,
    delivered_on: nullableText,
    courier: nullableText,
    consignment: nullableText,
    needs_new_address: v.boolean(),
    is_replacement: v.boolean(),
  }),
  v.transform((row) => ({
    state: row.state,
    medal: row.medal,
    promisedOn: row.promised_on,
    postedOn: row.posted_on,
    deliveredOn: row.delivered_on,
    courier: row.courier,
    consignment: row.consignment,
    needsNewAddress: row.needs_new_address,
    isReplacement: row.is_replacement,
  })),
);

/**
 * The connection of an attempt (`private.connection_json`); times are ISO in UTC, `until` is null while a silence
 * lasts.
 */
const connectionSchema = v.pipe(
  v.object({
    is_running: v.boolean(),
    deadline_at: v.string(),
    extra_seconds: v.number(),
    last_contact_at: nullableText,
    reopened_at: nullableText,
    losses: v.array(v.object({ from: v.string(), until: v.string() })),
    silences: v.array(v.object({ from: v.string(), until: nullableText })),
    delayed: v.number(),
    waiting: v.number(),
    uncounted: v.number(),
    is_log_deleted: v.boolean(),
  }),
  v.transform((row) => ({
    isRunning: row.is_running,
    deadlineAt: row.deadline_at,
    extraSeconds: row.extra_seconds,
    lastContactAt: row.last_contact_at,
    reopenedAt: row.reopened_at,
    losses: row.losses,
    silences: row.silences,
    delayedCount: row.delayed,
    undecidedCount: row.waiting,
    uncountedCount: row.uncounted,
    isLogDeleted: row.is_log_deleted,
  })),
);

/**
 * The published result of an attempt (`private.family_result_json`): `marks` out of `maxMarks`. `isTaken`: at least one
 * answer counts. `nameUntil` is the last day in India on which the family can correct the name itself, `correctedName`
 * the name on a corrected certificate, and `wantedName` a new name that waits for a second organiser.
 */
const resultSchema = v.pipe(
  v.object({
    is_final: v.boolean(),
    is_reserve: v.boolean(),
    is_taken: v.boolean(),
    marks: v.number(),
    of: v.number(),
    rank: v.nullable(v.number()),
    participants: v.nullable(v.number()),
    award: nullableText,
    certificate_code: nullableText,
    challenge_until: nullableText,
    name_until: nullableText,
    corrected_name: nullableText,
    wanted_name: nullableText,
  }),
  v.transform((row) => ({
    isFinal: row.is_final,
    isReserve: row.is_reserve,
    isTaken: row.is_taken,
    marks: row.marks,
    maxMarks: row.of,
    rank: row.rank,
    participantCount: row.participants,
    award: row.award,
    certificateCode: row.certificate_code,
    challengeUntil: row.challenge_until,
    nameUntil: row.name_until,
    correctedName: row.corrected_name,
    wantedName: row.wanted_name,
  })),
);

const examSchema = v.pipe(
  v.object({
    edition_id: v.string(),
    exam_id: v.string(),
    exam: v.string(),
    edition: v.string(),
    class: v.string(),
    is_active: v.boolean(),
    exam_on: nullableText,
    opens_at: nullableText,
    last_start_at: nullableText,
    results_on: v.string(),
    hold: nullableText,
    result_paper_id: nullableText,
    connection: v.nullable(connectionSchema),
    result: v.nullable(resultSchema),
    attempt: v.nullable(v.picklist(["running", "finished", "void"])),
    has_award: v.boolean(),
    award: v.nullable(awardSchema),
    is_cancelled: v.boolean(),
  }),
  v.transform((row) => ({
    editionId: row.edition_id,
    examId: row.exam_id,
    name: row.exam,
    edition: row.edition,
    className: row.class,
    isActive: row.is_active,
    examOn: row.exam_on,
    opensAt: row.opens_at,
    lastStartAt: row.last_start_at,
    resultsOn: row.results_on,
    hold: row.hold,
    resultPaperId: row.result_paper_id,
    connection: row.connection,
    result: row.result,
    attempt: row.attempt,
    hasAward: row.has_award,
    award: row.award,
    isCancelled: row.is_cancelled,
  })),
);

/** Why an account cannot be deleted at the moment; `until` is an ISO time in UTC, null if it is not known. */
const deletionRefusalSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("exam_under_way"), until: v.string() }),
  v.object({ outcome: v.literal("payment_under_way"), until: nullableText }),
  v.object({ outcome: v.literal("award_under_way") }),
]);

/**
 * A guardian's consent to the exams (`private.family_consent_json`); times are ISO in UTC. `isUnpaid`: given at a
 * checkout that was not paid; `hasCamera`: includes the camera.
 */
const consentSchema = v.pipe(
  v.object({
    given_at: nullableText,
    given_by: nullableText,
    withdrawn_at: nullableText,
    is_unpaid: v.boolean(),
    asked_at: nullableText,
    link_until: nullableText,
    has_camera: v.boolean(),
  }),
  v.transform((row) => ({
    givenAt: row.given_at,
    givenBy: row.given_by,
    withdrawnAt: row.withdrawn_at,
    isUnpaid: row.is_unpaid,
    askedAt: row.asked_at,
    linkUntil: row.link_until,
    hasCamera: row.has_camera,
  })),
);

const studentSchema = v.pipe(
  v.object({
    id: v.string(),
    name: nullableText,
    email: nullableText,
    phone: nullableText,
    class_id: nullableText,
    class_name: nullableText,
    school_name: nullableText,
    parent_name: nullableText,
    consent: consentSchema,
    created_at: v.string(),
    is_first: v.boolean(),
    is_email_confirmed: v.boolean(),
    is_deleted: v.boolean(),
    deletion_refusal: v.nullable(deletionRefusalSchema),
  }),
  v.transform((row) => ({
    id: row.id,
    name: row.name,
    email: row.email ?? "",
    phone: row.phone,
    classId: row.class_id,
    className: row.class_name,
    schoolName: row.school_name,
    guardianName: row.parent_name,
    consent: row.consent,
    hasGuardianConsent: row.consent.givenAt !== null,
    createdAt: row.created_at,
    isFirst: row.is_first,
    isEmailConfirmed: row.is_email_confirmed,
    isDeleted: row.is_deleted,
    deletionRefusal: row.deletion_refusal,
  })),
);

/**
 * The next exam of another child of the family; `examOn` is a day, `opensAt` an ISO time or null. `change` is the newest
 * email about a move of the exam.
 */
const nextExamSchema = v.pipe(
  v.object({
    exam: v.string(),
    class: v.string(),
    exam_on: v.string(),
    opens_at: nullableText,
    last_start_at: nullableText,
    change: v.nullable(v.object({ at: v.string(), what: v.string(), note: nullableText })),
  }),
  v.transform((row) => ({
    name: row.exam,
    className: row.class,
    examOn: row.exam_on,
    opensAt: row.opens_at,
    lastStartAt: row.last_start_at,
    change: row.change && {
      at: row.change.at,
      status: row.change.what,
      movedDays: parseMovedDays(row.change.note),
    },
  })),
);

const familySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("not_found") }),
  v.object({
    outcome: v.literal("found"),
    student: studentSchema,
    children: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          name: nullableText,
          class_name: nullableText,
          is_refund_waiting: v.boolean(),
          last_mail_at: nullableText,
          next: v.nullable(nextExamSchema),
        }),
        v.transform((row) => ({
          id: row.id,
          name: row.name,
          className: row.class_name,
          isRefundWaiting: row.is_refund_waiting,
          lastMailAt: row.last_mail_at,
          next: row.next,
        })),
      ),
    ),
    exams: v.array(examSchema),
    events: v.array(familyEventSchema),
  }),
]);

/**
 * An exam that the student is or was enrolled in.
 * - `hold`: why its result is held; null if it is not held
 * - `connection`: the connection of its attempt; null if it was not started
 * - `result`: the published result
 * - `award`: its medal by post; null if there is none or it cannot be sent
 */
export type FamilyExam = v.InferOutput<typeof examSchema>;

/**
 * The connection of an attempt.
 * - `deadlineAt`: the end of the attempt, with `extraSeconds` of extra time
 * - `reopenedAt`: when the exam page was last opened again, in any tab or device; null if it was opened once
 * - `losses`: the losses of the connection that the exam page recorded; `silences`: other times without contact
 * - `delayedCount`: the number of answers that were given in time and arrived late; of these, `undecidedCount` wait for
 *   an organiser's decision and `uncountedCount` do not count
 */
export type FamilyConnection = NonNullable<FamilyExam["connection"]>;

/** A medal by post, as the family's page shows it. */
export type FamilyAward = NonNullable<FamilyExam["award"]>;

/** Why a student's account cannot be deleted at the moment. */
export type DeletionRefusal = v.InferOutput<typeof deletionRefusalSchema>;

/** The data of a family's page. */
export type Family = Extract<v.InferOutput<typeof familySchema>, { outcome: "found" }>;

/**
 * @param exams the exams of a child
 * @returns the milliseconds until the page of the family is read again; false if no exam of the child runs
 */
export const findFamilyPollMs = (exams: readonly Pick<FamilyExam, "attempt">[]): number | false =>
  exams.some(({ attempt }) => attempt === "running") ? runningExamPollMs : false;

/**
 * @param studentId the student's id
 * @returns the query of the data of a family's page, which is repeated when the window gets the focus, and while an exam
 * runs; the server logs that an organiser has the page open
 */
export const familyQuery = (studentId: string) =>
  queryOptions({
    queryKey: [...studentsKey, "family", studentId],
    queryFn: async () => {
      const client = await getClient();
      return readReply(familySchema, client.rpc("read_family", { p_student_id: studentId }));
    },
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => data?.outcome === "found" && findFamilyPollMs(data.exams),
  });

const noteReplySchema = v.object({
  outcome: v.picklist(["saved", "note_missing", "note_too_long", "not_found", "too_many"]),
});

/** The server's reply to a note; only `saved` means that something was changed. */
export type NoteOutcome = v.InferOutput<typeof noteReplySchema>["outcome"];

/**
 * Saves a note about a call with a family.
 *
 * @param studentId the student's id
 * @param note up to 1,000 characters
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function addFamilyNote(studentId: string, note: string): Promise<NoteOutcome> {
  const client = await getClient();
  const call = client.rpc("add_family_note", { p_student_id: studentId, p_text: toStorableNote(note) });
  return (await readReply(noteReplySchema, call)).outcome;
}

/**
 * Records in a family's history that a password reset email was sent.
 *
 * @param studentId the student's id
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function notePasswordMail(studentId: string): Promise<NoteOutcome> {
  const client = await getClient();
  return (await readReply(noteReplySchema, client.rpc("note_password_mail", { p_student_id: studentId })))
    .outcome;
}

const consentMailSchema = v.object({
  outcome: v.picklist(["queued", "already_given", "not_found", "too_many"]),
});

/** The server's reply to emailing the link for the consent; only `queued` means that an email will be sent. */
export type ConsentMailOutcome = v.InferOutput<typeof consentMailSchema>["outcome"];

/**
 * Emails the link for the guardian's consent to the address of the account.
 *
 * @param studentId the student's id
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function sendConsentMail(studentId: string): Promise<ConsentMailOutcome> {
  const client = await getClient();
  const call = client.rpc("send_consent_mail", { p_student_id: studentId });
  return (await readReply(consentMailSchema, call)).outcome;
}

const resendSchema = v.object({
  outcome: v.picklist([
    "queued",
    "already_queued",
    "not_found",
    "not_possible",
    "out_of_date",
    "account_deleted",
    "too_many",
  ]),
});

/** The server's reply to sending an email again; only `queued` means that something was changed. */
export type ResendOutcome = v.InferOutput<typeof resendSchema>["outcome"];

/**
 * Sends an email to a family again.
 *
 * @param messageId the message's id, from an event of kind `mail`
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function resendMessage(messageId: string): Promise<ResendOutcome> {
  const client = await getClient();
  const call = client.rpc("resend_message", { p_message_id: messageId });
  return (await readReply(resendSchema, call)).outcome;
}
