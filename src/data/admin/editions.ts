import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { toStorableLine } from "../../lib/storable-text";
import { getClient } from "../client";
import { getRows } from "../request";
import { readReply } from "../read-reply";

const saveDaysReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), mailed: v.number() }),
  v.object({
    outcome: v.literal("asks"),
    families: v.number(),
    same_day: v.optional(
      v.array(v.object({ exam: v.string(), opens_at: v.optional(v.string()), students: v.number() })),
      [],
    ),
  }),
  v.object({
    outcome: v.picklist([
      "unchanged",
      "changed_meanwhile",
      "not_found",
      "closes_too_late",
      "hours_unordered",
      "hours_at_night",
      "lobby_open",
      "opens_too_soon",
    ]),
  }),
  v.object({ outcome: v.literal("outside_edition"), from: v.string(), to: v.string() }),
  v.object({ outcome: v.literal("closes_before_opening"), opens_on: v.string() }),
]);

const setCurrentReplySchema = v.object({
  outcome: v.picklist(["saved", "unchanged", "not_found", "no_exams"]),
});

/** Another exam on the day that an exam is moved to, with the number of students who are enrolled in both. */
export type SameDayExam = Extract<
  v.InferOutput<typeof saveDaysReplySchema>,
  { outcome: "asks" }
>["same_day"][number];

/** The server's reply to new days of an exam; only `saved` means that something was changed. */
export type DaysOutcome = v.InferOutput<typeof saveDaysReplySchema>;

/**
 * Lists all editions with the days of their exams, newest first. All days are calendar days in IST, `YYYY-MM-DD`.
 *
 * @throws AppError when the editions could not be read
 */
export async function listEditions() {
  const client = await getClient();
  return getRows(
    client
      .from("editions")
      .select(
        "id, name, isCurrent:is_current, registrationOpensOn:registration_opens_on, examsFrom:exams_from, examsTo:exams_to, resultsOn:results_on, season, camera, helpPhone:help_phone, helpFrom:help_from, helpTo:help_to, notice, noticeUntil:notice_until, exams:edition_exams(examId:exam_id, examOn:exam_on, registrationClosesOn:registration_closes_on, opensAt:opens_at, lastStartAt:last_start_at)",
      )
      .order("exams_from", { ascending: false }),
  );
}

export type Edition = Awaited<ReturnType<typeof listEditions>>[number];

/**
 * @param editions all editions
 * @param requestedId an edition's id from the page's URL
 * @returns the edition with that id, else the current one, else the newest; undefined if there is none
 */
export const pickEdition = (editions: readonly Edition[], requestedId: string): Edition | undefined =>
  editions.find(({ id }) => id === requestedId) ?? editions.find(({ isCurrent }) => isCurrent) ?? editions[0];

/**
 * Lists every exam, including those that are no longer on offer.
 *
 * @returns id and name, by name
 * @throws AppError when the exams could not be read
 */
async function listExamNames() {
  const client = await getClient();
  return getRows(client.from("subjects").select("examId:id, name").order("name"));
}

/** An exam by its id and name. */
export type ExamName = Awaited<ReturnType<typeof listExamNames>>[number];

/** The query of the exams' names. */
export const examNamesQuery = queryOptions({ queryKey: ["admin-exam-names"], queryFn: listExamNames });

/**
 * The days of one exam in an edition, as calendar days in IST, and the first and the last time to start, in IST such as
 * `11:00`. Both times are empty until they are announced.
 */
export type ExamDays = {
  examId: string;
  examOn: string;
  registrationClosesOn: string;
  opens: string;
  lastStart: string;
};

/**
 * Makes an edition the current one: only its exams are sold from now on.
 *
 * @returns `saved`, `unchanged`, `no_exams` (the edition has no exam to sell) or `not_found`
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setCurrentEdition(editionId: string) {
  const client = await getClient();
  const call = client.rpc("set_current_edition", { p_edition_id: editionId });
  return (await readReply(setCurrentReplySchema, call)).outcome;
}

const editionErrors = [
  "name_missing",
  "name_too_long",
  "name_taken",
  "season_unknown",
  "camera_unknown",
  "day_missing",
  "days_unordered",
  "exams_outside",
  "season_taken",
  "certificates_issued",
] as const;

/** Why an edition cannot be saved, in the database's names. */
export type EditionError = (typeof editionErrors)[number];

const saveEditionReplySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), edition_id: v.string() }),
  v.object({ outcome: v.literal("invalid"), errors: v.array(v.picklist(editionErrors)) }),
  v.object({ outcome: v.picklist(["not_found", "changed_meanwhile", "too_many"]) }),
]);

/** The server's reply to an edition. Only `saved` means that something was changed. */
export type EditionOutcome = v.InferOutput<typeof saveEditionReplySchema>;

/** The values of an edition's form: calendar days in IST, empty if not known. */
export type EditionForm = {
  name: string;
  season: string;
  registrationOpensOn: string;
  examsFrom: string;
  examsTo: string;
  resultsOn: string;
  camera: string;
};

/**
 * Creates or changes an edition. Its exams are sold while it is the current edition.
 *
 * @param openedEdition the edition when the form was opened; undefined for a new one
 * @param form name, season, days and camera
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function saveEdition(
  openedEdition: Edition | undefined,
  form: EditionForm,
): Promise<EditionOutcome> {
  const client = await getClient();
  const call = client.rpc("save_edition", {
    p_name: toStorableLine(form.name),
    p_season: form.season,
    p_exams_from: form.examsFrom,
    p_exams_to: form.examsTo,
    p_results_on: form.resultsOn,
    p_camera: form.camera,
    ...(form.registrationOpensOn !== "" && { p_registration_opens_on: form.registrationOpensOn }),
    ...(openedEdition && {
      p_id: openedEdition.id,
      p_seen: {
        name: openedEdition.name,
        season: openedEdition.season,
        registration_opens_on: openedEdition.registrationOpensOn,
        exams_from: openedEdition.examsFrom,
        exams_to: openedEdition.examsTo,
        results_on: openedEdition.resultsOn,
        camera: openedEdition.camera,
      },
    }),
  });
  return readReply(saveEditionReplySchema, call);
}

const helpLineReplySchema = v.object({
  outcome: v.picklist([
    "saved",
    "unchanged",
    "not_found",
    "changed_meanwhile",
    "phone_invalid",
    "hours_unordered",
  ]),
});

/** The helpline of an edition's exam days: times of day in IST such as `09:00`; empty until announced. */
export type HelpLineInput = { phone: string; from: string; to: string };

/**
 * Sets the helpline of an edition's exam days.
 *
 * @param openedEdition the edition when the form was opened; if its helpline was changed meanwhile, nothing is saved
 * @param line phone number and hours
 * @returns `saved`, `unchanged`, `not_found`, `changed_meanwhile`, `phone_invalid` or `hours_unordered` (one of the two
 * times is missing, or the end is before the start)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setHelpLine(openedEdition: Edition, { phone, from, to }: HelpLineInput) {
  const client = await getClient();
  const call = client.rpc("set_help_line", {
    p_edition_id: openedEdition.id,
    ...(phone !== "" && { p_phone: phone }),
    ...(from !== "" && { p_from: from }),
    ...(to !== "" && { p_to: to }),
    p_seen: { phone: openedEdition.helpPhone, from: openedEdition.helpFrom, to: openedEdition.helpTo },
  });
  return (await readReply(helpLineReplySchema, call)).outcome;
}

const noticeReplySchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["saved", "unchanged", "too_long", "changed_meanwhile", "no_edition"]) }),
  v.object({ outcome: v.literal("day_unfit"), from: v.string(), to: v.string() }),
]);

/** The notice above every page, and its last day, `YYYY-MM-DD` in IST; an empty text removes the notice. */
export type SiteNoticeForm = { text: string; until: string };

/**
 * Sets the notice above every public page, which is shown while this edition is current.
 *
 * @param shownNotice the notice when the form was opened; null for none
 * @param notice the new notice
 * @returns `saved`, `unchanged`, `too_long` (more than 200 characters), `day_unfit` with the first and last possible
 * day, `changed_meanwhile`, or `no_edition` (no edition is current)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setSiteNotice(shownNotice: string | null, { text, until }: SiteNoticeForm) {
  const client = await getClient();
  const call = client.rpc("set_site_notice", {
    ...(text !== "" && { p_text: toStorableLine(text) }),
    ...(until !== "" && { p_until: until }),
    ...(shownNotice !== null && { p_seen: shownNotice }),
  });
  return readReply(noticeReplySchema, call);
}

/**
 * Sets the days and hours of an exam, and adds the exam to the edition if needed. Everybody enrolled is emailed about a
 * new day, and about a start time that is announced or changed.
 *
 * @param openedEdition the edition when the form was opened; if it was changed meanwhile, nothing is saved
 * @param days the exam day, the last day of its registration and its hours
 * @param isAgreed whether the organiser agreed to the emails; otherwise `asks` says how many there would be
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function saveExamDays(
  openedEdition: Edition,
  days: ExamDays,
  isAgreed: boolean,
): Promise<DaysOutcome> {
  const openedDays = openedEdition.exams.find(({ examId }) => examId === days.examId);
  const client = await getClient();
  const call = client.rpc("save_edition_exam", {
    p_edition_id: openedEdition.id,
    p_exam_id: days.examId,
    p_exam_on: days.examOn,
    p_registration_closes_on: days.registrationClosesOn,
    ...(days.opens !== "" && { p_opens: days.opens, p_last_start: days.lastStart }),
    p_seen: {
      exam_on: openedDays?.examOn ?? null,
      registration_closes_on: openedDays?.registrationClosesOn ?? null,
      opens_at: openedDays?.opensAt ?? null,
      last_start_at: openedDays?.lastStartAt ?? null,
    },
    p_is_agreed: isAgreed,
  });
  return readReply(saveDaysReplySchema, call);
}

/** The query of all editions. */
export const editionsQuery = queryOptions({ queryKey: ["admin-editions"], queryFn: listEditions });
