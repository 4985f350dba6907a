import type { AskOutcome } from "../../../data/admin/office";

export const askRefusals: Record<Exclude<AskOutcome, "asked" | "done">, string> = {
  second_factor_off: "First require a second factor of all organisers, below.",
  not_found: "No account has this email address. The person has to register on the site first.",
  unchanged: "Nothing to change: please check the list above.",
  last_organiser: "The last organiser cannot be removed.",
  already_asked: "This is already waiting for a second organiser.",
  too_many: "20 changes are waiting. Please confirm or withdraw some first.",
};

export const decideTexts = {
  done: "Done.",
  withdrawn: "Withdrawn.",
  own: "Another organiser has to confirm your request.",
  not_found: "This has already been decided.",
  second_factor_off: "First require a second factor of all organisers, below.",
  last_organiser: "The last organiser cannot be removed.",
};

/** The names of organisers' actions in the audit; other actions appear under their own names. */
export const actionTexts: Record<string, string> = {
  list_families: "Searched for a family",
  read_family: "Opened a family’s page",
  add_family_note: "Wrote a note about a call",
  resend_message: "Sent an email again",
  list_students: "Read the list of students",
  export_students: "Exported students",
  update_student: "Changed a student’s details",
  move_enrolment: "Moved an exam to another class",
  list_payments: "Read the list of payments",
  list_refund_tasks: "Read the list of refunds",
  start_refund: "Started a refund",
  decide_refund: "Decided on a refund",
  refund_called_off: "Refunded a cancelled exam",
  set_price: "Changed a price",
  save_edition: "Saved an edition",
  save_edition_exam: "Changed the days of an exam",
  set_current_edition: "Changed the current edition",
  set_help_line: "Changed the help line",
  set_subject_pair: "Changed a mock test",
  list_exam_sitters: "Read the students of an exam",
  read_exam_story: "Opened an exam record",
  publish_results: "Published results",
  decide_key: "Decided on an answer key",
  correct_certificate: "Corrected a certificate",
  list_awards: "Read the list of awards",
  list_failed_mails: "Read the emails that were not sent",
  list_audit: "Read this list",
  grant_admin: "Became an organiser",
  revoke_admin: "Is no longer an organiser",
  ask_organiser_change: "Asked for a change of organisers",
  decide_organiser_change: "Decided on a change of organisers",
  set_office_setting: "Changed a setting of the office",
  export_orders: "Exported orders",
  export_refunds: "Exported refunds",
  export_results: "Exported results",
  export_enrolments: "Exported students with their exams",
};
