import type { Database as GeneratedDatabase } from "./database.types";
import type { StudentColumn } from "./student-columns";

type GeneratedFunctions = GeneratedDatabase["public"]["Functions"];

type Row<Name extends keyof GeneratedFunctions> = GeneratedFunctions[Name]["Returns"] extends (infer R)[]
  ? R
  : never;

/** A function that returns rows, and which of their columns may be null; the function's comment describes when. */
type Listing<Name extends keyof GeneratedFunctions, Nullable extends keyof Row<Name>> = {
  Args: GeneratedFunctions[Name]["Args"];
  Returns: (Omit<Row<Name>, Nullable> & { [Column in Nullable]: Row<Name>[Column] | null })[];
};

/**
 * The generator assumes that the columns of a function's rows are never null. `tests.null_columns` in supabase/tests
 * checks this list.
 */
type Listings = {
  list_my_exams: Listing<
    "list_my_exams",
    | "paper_id"
    | "exam_id"
    | "edition_id"
    | "opens_at"
    | "last_start_at"
    | "slot_opens_at"
    | "sealed_path"
    | "sealed_sha256"
    | "sealed_bytes"
    | "held_for"
    | "attempt_id"
    | "deadline_at"
    | "answer_record_code"
  >;
  list_exam_day: Listing<
    "list_exam_day",
    "paper_id" | "status" | "opens_at" | "last_start_at" | "closes_at" | "cancelled_at"
  >;
  list_exam_decisions: Listing<
    "list_exam_decisions",
    | "class_name"
    | "student_name"
    | "extra_seconds"
    | "opens_at"
    | "last_start_at"
    | "decided_by"
    | "confirmed_by"
  >;
  list_exam_participants: Listing<
    "list_exam_participants",
    "name" | "attempt_id" | "started_at" | "deadline_at" | "finished_at" | "last_contact_at"
  >;
  list_paper_results: Listing<
    "list_paper_results",
    | "closes_at"
    | "closed_at"
    | "changed_at"
    | "participants"
    | "mean"
    | "provisional_at"
    | "challenge_until"
    | "final_at"
    | "failed_with"
  >;
  list_award_checks: Listing<
    "list_award_checks",
    "name" | "email" | "phone" | "school_name" | "held_for" | "confirmed_at" | "confirmed_by" | "proof"
  >;
  list_attempts: Listing<
    "list_attempts",
    | "name"
    | "email"
    | "finished_at"
    | "held_for"
    | "certificate_code"
    | "certificate_name"
    | "wanted_name"
    | "wanted_reason"
    | "wanted_by"
    | "marks"
    | "section_c"
    | "difficulty"
    | "rank"
  >;
  list_void_proposals: Listing<
    "list_void_proposals",
    | "name"
    | "email"
    | "proposed_by"
    | "reply"
    | "replied_at"
    | "decision"
    | "decision_reason"
    | "decided_by"
    | "decided_at"
  >;
  list_picture_sheets: Listing<
    "list_picture_sheets",
    "name" | "award" | "verdict" | "note" | "decided_by" | "decided_at"
  >;
  get_guardian_consents: Listing<"get_guardian_consents", "guardian_name" | "given_at" | "asked_at">;
  list_failed_mails: Listing<"list_failed_mails", "name" | "email" | "last_error">;
  list_order_months: Listing<"list_order_months", "first_credit_note" | "last_credit_note">;
  export_orders: Listing<
    "export_orders",
    "student_name" | "student_email" | "method" | "gst_percent" | "fee_paise" | "fee_gst_paise"
  >;
  export_refunds: Listing<
    "export_refunds",
    | "refunded_at"
    | "credit_note"
    | "credit_note_at"
    | "gst_percent"
    | "paid_by"
    | "note"
    | "decided_at"
    | "order_number"
    | "ordered_at"
    | "student_name"
    | "student_email"
    | "refund_id"
    | "exams"
    | "decided_by"
    | "request_reason"
    | "request_note"
    | "requested_at"
    | "started_by"
    | "bank_reference"
  >;
  export_unmatched_payments: Listing<
    "export_unmatched_payments",
    "method" | "exams" | "cart_paise" | "student_name" | "student_email" | "fee_paise" | "fee_gst_paise"
  >;
  export_results: Listing<
    "export_results",
    "rank" | "name" | "school_name" | "award" | "certificate_code" | "difficulty"
  >;
  export_enrolments: Listing<"export_enrolments", "name" | "email" | "phone" | "parent_name" | "school_name">;
  list_audit: Listing<"list_audit", "student_id" | "student_name" | "about" | "actor_id">;
  list_families: Listing<
    "list_families",
    "name" | "email" | "phone" | "class_name" | "school_name" | "parent_name"
  >;
  list_unfinished_registrations: Listing<"list_unfinished_registrations", "name" | "phone">;
  list_students: Listing<"list_students", "class_name" | StudentColumn>;
  list_student_enrolments: Listing<"list_student_enrolments", "exam_on">;
  list_payments: Listing<
    "list_payments",
    "method" | "student_name" | "student_email" | "refund_error" | "open_refund" | "gst_percent"
  >;
  list_papers: Listing<"list_papers", "opens_at" | "paper_id">;
  list_price_changes: Listing<"list_price_changes", "changed_by">;
  list_unpaid_checkouts: Listing<
    "list_unpaid_checkouts",
    | "student_name"
    | "guardian_name"
    | "phone"
    | "email"
    | "razorpay_order_id"
    | "failed_payment_id"
    | "failure"
  >;
  list_unmatched_payments: Listing<
    "list_unmatched_payments",
    "student_id" | "student_name" | "failure" | "status" | "note"
  >;
  list_refund_tasks: Listing<
    "list_refund_tasks",
    | "detail"
    | "note"
    | "decided_at"
    | "student_id"
    | "student_name"
    | "student_email"
    | "request_reason"
    | "request_note"
    | "requested_at"
    | "order_number"
    | "items"
    | "cart_paise"
    | "cart_exams"
    | "decided_by"
    | "started_by"
    | "refunded_at"
    | "refunded_exams"
    | "is_by_hand"
    | "refund_id"
    | "bank_reference"
    | "counting_order"
    | "answer_by"
    | "paid_method"
    | "paid_on"
  >;
  list_extra_payments: Listing<"list_extra_payments", "paid_method" | "bank_reference">;
};

/** The generated types of schema `public`, corrected by the columns of functions that may be null. */
export type Database = Omit<GeneratedDatabase, "public"> & {
  public: Omit<GeneratedDatabase["public"], "Functions"> & {
    Functions: Omit<GeneratedFunctions, keyof Listings> & Listings;
  };
};
