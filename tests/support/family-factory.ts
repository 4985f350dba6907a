import { winter } from "./account-factory";
import { asha, class5, maths } from "./factories";

/** A student in the format of `list_families`. */
export function makeFoundFamily(changes: Record<string, unknown> = {}) {
  return {
    id: asha.id,
    name: "Asha Verma",
    email: asha.email,
    phone: "9822012345",
    className: "Class 5",
    schoolName: "Hill View School",
    guardianName: "Ravi Verma",
    foundBy: "words",
    createdAt: "2026-11-20T20:00:00+00:00",
    ...changes,
  };
}

/** An event of a student's history, in the format of `read_family`: the registration. */
export function makeFamilyEvent(changes: Record<string, unknown> = {}) {
  return {
    at: "2026-11-20T20:00:00Z",
    kind: "registered",
    what: null,
    exam: null,
    amount_paise: null,
    code: null,
    by: null,
    note: null,
    id: null,
    ...changes,
  };
}

/** A guardian's consent in the format of `read_family`: given for exams, not for the camera. */
export const makeFamilyConsent = (changes: Record<string, unknown> = {}) => ({
  given_at: "2026-11-20T20:00:00Z" as string | null,
  given_by: "Ravi Verma",
  withdrawn_at: null as string | null,
  is_unpaid: false,
  asked_at: null as string | null,
  link_until: null as string | null,
  has_camera: false,
  ...changes,
});

/** The connection of an exam that has ended, without a loss, in the format of `read_family`. */
export const makeFamilyConnection = (changes: Record<string, unknown> = {}) => ({
  is_running: false,
  deadline_at: "2099-01-09T06:30:00Z",
  extra_seconds: 0,
  last_contact_at: "2099-01-09T06:29:00Z",
  reopened_at: null,
  losses: [],
  silences: [],
  delayed: 0,
  waiting: 0,
  uncounted: 0,
  is_log_deleted: false,
  ...changes,
});

/** A reply of `read_family` about Asha, with an enrolment in Maths in a distant year. */
export function makeFamily(changes: Record<string, unknown> = {}) {
  return {
    outcome: "found",
    student: {
      id: asha.id,
      name: "Asha Verma",
      email: asha.email,
      phone: "9822012345",
      class_id: class5,
      class_name: "Class 5",
      school_name: "Hill View School",
      parent_name: "Ravi Verma",
      consent: makeFamilyConsent(),
      created_at: "2026-11-20T20:00:00Z",
      is_first: true,
      is_email_confirmed: true,
      is_deleted: false,
      deletion_refusal: null as object | null,
    },
    children: [],
    exams: [
      {
        edition_id: winter,
        exam_id: maths,
        exam: "Maths",
        edition: "Winter 2026-27",
        class: "Class 5",
        is_active: true,
        exam_on: "2099-01-09",
        opens_at: null,
        last_start_at: null,
        results_on: "2099-02-15",
        hold: null,
        result_paper_id: null as string | null,
        connection: null as object | null,
        result: null as object | null,
        attempt: null as string | null,
        has_award: false,
        award: null,
        is_cancelled: false,
      },
    ],
    events: [makeFamilyEvent()],
    ...changes,
  };
}
