import { http, HttpResponse } from "msw";
import { english, orderId, winter, type Call } from "./account-factory";
import { makeAwardDetails, makeListedAward } from "./award-factory";
import { makeFamily } from "./family-factory";
import { asha, class4, class5, logIn, maths, science } from "./factories";
import { makeListedPaper, makeOpenedPaper, makePaperToSolve, paperId } from "./paper-factory";
import { makeOffice } from "./office-factory";
import { makePaperResults } from "./paper-results-factory";
import { makeAwardCheck, makeChallenge, makeStatistics } from "./paper-statistics-factory";
import { makeStartPage } from "./start-page-factory";
import { api, server } from "./server/server";

/** The organiser in the tests. */
export const meera = { id: "de300000-0000-4000-8000-000000000002", email: "admin@olympeak.example" };

/** A student in the format of the site's request to `list_students`; tests change single fields. */
export function makeListedStudent(changes: Record<string, unknown> = {}) {
  return {
    id: asha.id,
    name: "Asha Verma",
    email: asha.email,
    phone: "9876543210",
    classId: class5,
    className: "Class 5",
    schoolName: "Hill View School",
    guardianName: "Ravi Verma",
    hasGuardianConsent: true,
    createdAt: "2026-11-20T20:00:00+00:00",
    ...changes,
  };
}

/** A paid order in the format of `list_payments`. */
export function makePayment(changes: Record<string, unknown> = {}) {
  return {
    id: orderId,
    number: 1042,
    orderedAt: "2026-11-20T20:00:00+00:00",
    paymentId: "pay_Sunrise0000001",
    method: "upi",
    amountPaise: 55000,
    refundStatus: "none",
    openRefund: null,
    refundError: null,
    refundedPaise: 0,
    studentId: asha.id,
    studentName: "Asha Verma",
    studentEmail: asha.email,
    className: "Class 5",
    edition: "Winter 2026-27",
    exams: ["Maths", "Science"],
    refundedExams: [],
    ...changes,
  };
}

/** A receipt in the format of `read_order_receipt`. */
export function makeOrderReceipt(changes: Record<string, unknown> = {}) {
  return {
    outcome: "receipt",
    number: 1042,
    ordered_at: "2026-11-20T20:00:00.000Z",
    payment_id: "pay_Sunrise0000001",
    amount_paise: 55000,
    refunded_paise: 0,
    class_name: "Class 5",
    student_name: "Asha Verma",
    guardian_name: "Ravi Verma",
    email: asha.email,
    gst_percent: 18,
    fee_paise: 1298,
    fee_gst_paise: 198,
    credit_notes: [] as object[],
    items: [
      { exam_id: maths, name: "Maths", price_paise: 25000, exam_on: "2026-12-06", is_refunded: false },
      { exam_id: science, name: "Science", price_paise: 30000, exam_on: null, is_refunded: true },
    ],
    mail: {
      id: "0b0e0000-0000-4000-8000-000000000001",
      status: "sent",
      sent_at: "2026-11-20T20:01:00.000Z",
    },
    ...changes,
  };
}

/** A refund task in the format of `list_refund_tasks`. */
export function makeTask(changes: Record<string, unknown> = {}) {
  return {
    id: "7a500000-0000-4000-8000-000000000001",
    reason: "student_request",
    status: "review",
    amountPaise: 55000,
    paymentId: "pay_Sunrise0000001",
    paymentPaise: 55000,
    paidAt: "2026-11-20T20:00:00+00:00",
    leftPaise: 55000,
    detail: null,
    note: null,
    decidedAt: null,
    studentId: asha.id,
    studentName: "Asha Verma",
    studentEmail: asha.email,
    requestReason: "double_payment",
    requestNote: "Twice by UPI.",
    requestedAt: "2026-11-21T04:00:00+00:00",
    orderNumber: 1042,
    items: [
      { exam_id: maths, name: "Maths", price_paise: 25000, can_go_back: true, is_approved: false },
      { exam_id: science, name: "Science", price_paise: 30000, can_go_back: true, is_approved: false },
    ],
    cartPaise: 55000,
    cartExams: ["Maths", "Science"],
    decidedBy: null,
    startedBy: null,
    refundedAt: null,
    refundedExams: null,
    isByHand: null,
    refundId: null,
    bankReference: null,
    validOrder: null,
    refusals: [],
    otherPayments: [],
    failures: [],
    needsOtherOrganiser: false,
    answerBy: null,
    paidMethod: null,
    paidOn: null,
    ...changes,
  };
}

/** An unpaid checkout as `list_unpaid_checkouts` returns it. */
export function makeUnpaidCheckout(more: Record<string, unknown> = {}) {
  return {
    id: "c4ec0000-0000-4000-8000-000000000001",
    shownAt: "2026-11-20T20:00:00+00:00",
    status: "open",
    amountPaise: 55000,
    exams: ["Maths", "Science"],
    studentId: asha.id,
    studentName: "Asha Verma",
    guardianName: "Ravi Verma",
    phone: "9876543210",
    email: asha.email,
    className: "Class 5",
    gatewayOrder: "order_Sunrise0000001",
    failureCount: 0,
    failedPaymentId: null,
    bankReason: null,
    isEnrolled: false,
    cancelledExams: [] as string[],
    ...more,
  };
}

function makePairs() {
  return [
    [maths, "Maths", true],
    [science, "Science", false],
  ].flatMap(([subjectId, subjectName, isActive]) =>
    Array.from({ length: 12 }, (_, index) => ({
      subjectId,
      subjectName,
      classId: `c1a55000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
      className: `Class ${index + 1}`,
      classNumber: index + 1,
      isActive: isActive === true && index === 4,
    })),
  );
}

/** The server's replies to an admin, by the name of the function or table. */
export function makeAdminReplies() {
  return {
    students: [{ role: "admin" }] as object[],
    classes: [
      { id: class4, name: "Class 4", number: 4 },
      { id: class5, name: "Class 5", number: 5 },
    ],
    subjects: [
      { examId: english, name: "English" },
      { examId: maths, name: "Maths" },
    ],
    editions: [
      {
        id: winter,
        name: "Winter 2026-27",
        isCurrent: true,
        registrationOpensOn: "2026-07-01",
        examsFrom: "2026-12-15",
        examsTo: "2027-01-31",
        resultsOn: "2027-03-01",
        season: "winter",
        camera: "optional",
        helpPhone: null,
        helpFrom: null,
        helpTo: null,
        notice: null,
        noticeUntil: null,
        exams: [
          {
            examId: maths,
            examOn: "2027-01-17",
            registrationClosesOn: "2027-01-16",
            opensAt: null,
            lastStartAt: null,
          },
        ],
      },
      {
        id: "ed171000-0000-4000-8000-000000000001",
        name: "Summer 2025",
        isCurrent: false,
        registrationOpensOn: null,
        examsFrom: "2025-06-08",
        examsTo: "2025-06-29",
        resultsOn: "2025-08-08",
        season: "summer",
        camera: "off",
        helpPhone: null,
        helpFrom: null,
        helpTo: null,
        notice: null,
        noticeUntil: null,
        exams: [],
      },
    ] as object[],
    admin_access: "granted",
    read_start_page: makeStartPage() as object,
    list_order_months: [] as object[],
    export_orders: [] as object[],
    export_refunds: [] as object[],
    export_unmatched_payments: [] as object[],
    sum_results: [] as object[],
    export_results: [] as object[],
    sum_enrolments: { enrolments: 2, students: 1, paidPaise: 50000 } as object,
    export_enrolments: [] as object[],
    read_office: makeOffice() as object,
    ask_organiser_change: { outcome: "asked" } as object,
    decide_organiser_change: { outcome: "done" } as object,
    set_office_setting: { outcome: "saved" } as object,
    list_failed_mails: [] as object[],
    list_audit: [] as object[],
    count_audit: 0,
    save_edition: { outcome: "saved", edition_id: winter } as object,
    list_families: [] as object[],
    list_unfinished_registrations: [] as object[],
    read_family: makeFamily() as object,
    add_family_note: { outcome: "saved" } as object,
    note_password_mail: { outcome: "saved" } as object,
    resend_message: { outcome: "queued" } as object,
    send_consent_mail: { outcome: "queued" } as object,
    list_students: [makeListedStudent()] as object[],
    count_students: 1,
    list_student_enrolments: [] as object[],
    move_enrolment: { outcome: "moved" } as object,
    update_student: { outcome: "saved", changed: ["name"] } as object,
    list_payments: [makePayment()] as object[],
    sum_payments: { orders: 1, amountPaise: 55000, refundedPaise: 0 },
    list_unmatched_payments: [] as object[],
    list_unpaid_checkouts: [makeUnpaidCheckout()] as object[],
    count_unpaid_checkouts: 1,
    sum_unmatched_payments: { payments: 0, amountPaise: 0, refundedPaise: 0 },
    read_order_receipt: makeOrderReceipt() as object,
    list_refund_tasks: [makeTask()] as object[],
    count_refund_tasks: 1,
    reopen_refused_payment: { outcome: "reopened" } as object,
    start_refund: { outcome: "requested", amount_paise: 55000 } as object,
    decide_refund: { outcome: "queued", amount_paise: 55000 } as object,
    list_subject_pairs: makePairs(),
    set_subject_pair: { outcome: "saved" } as object,
    set_current_edition: { outcome: "saved" } as object,
    set_help_line: { outcome: "saved" } as object,
    set_site_notice: { outcome: "saved" } as object,
    save_edition_exam: { outcome: "saved", mailed: 0 } as object,
    list_prices: [
      {
        examId: maths,
        code: "IMO",
        name: "Maths",
        pricePaise: 25000,
        isActive: true,
        carts: 2,
        startedPayments: 1,
      },
    ],
    list_price_changes: [] as object[],
    list_papers: [makeListedPaper()] as object[],
    list_organisers: [] as object[],
    mark_organiser: { outcome: "saved" } as object,
    create_paper: { outcome: "created", paper_id: paperId } as object,
    open_paper: makeOpenedPaper() as object,
    save_paper: { outcome: "saved", revision: 2 } as object,
    explain_disagreement: { outcome: "saved" } as object,
    read_paper_to_solve: makePaperToSolve() as object,
    solve_paper: { outcome: "solved", solved: 2 } as object,
    review_paper: { outcome: "reviewed" } as object,
    reopen_paper: { outcome: "reopened" } as object,
    list_paper_results: [makePaperResults()] as object[],
    list_awards: [makeListedAward()] as object[],
    count_awards: 1,
    list_award_labels: [] as object[],
    read_award: makeAwardDetails() as object,
    move_awards: { outcome: "moved", moved: 1, refused: [] } as object,
    post_awards: { outcome: "posted", posted: 1 } as object,
    correct_posting: { outcome: "corrected" } as object,
    replace_award: { outcome: "replaced", state: "confirmed", promised_on: "2027-05-25" } as object,
    correct_certificate: { outcome: "corrected" } as object,
    refuse_certificate_name: { outcome: "refused" } as object,
    take_award_back: { outcome: "taken_back", state: "confirmed" } as object,
    read_paper_statistics: makeStatistics() as object,
    publish_results: { outcome: "waiting" } as object,
    keep_keys: { outcome: "kept", questions: 2 } as object,
    decide_key: { outcome: "kept" } as object,
    list_key_challenges: [makeChallenge()] as object[],
    list_award_checks: [makeAwardCheck()] as object[],
    confirm_award: { outcome: "confirmed" } as object,
    list_attempts: [] as object[],
    read_attempt_review: { outcome: "not_published" } as object,
    list_void_proposals: [] as object[],
    propose_void: { outcome: "proposed" } as object,
    decide_void: { outcome: "decided" } as object,
    read_exam_timeline: { outcome: "not_found" } as object,
    set_price: { outcome: "saved", carts: 2, started_payments: 1 } as object,
  };
}

export type AdminReplies = ReturnType<typeof makeAdminReplies>;

/**
 * Logs Meera in, and makes the test server reply as to an admin.
 *
 * @param replies the replies, read at each request, so that a test may change them meanwhile
 * @returns the called functions with their arguments
 */
export function serveAdminReplies(replies: AdminReplies): Call[] {
  const calls: Call[] = [];
  const repliesByName: Record<string, object | number | string> = replies;
  logIn(meera);
  server.use(
    http.get(`${api}/rest/v1/:table`, ({ params }) =>
      HttpResponse.json(repliesByName[String(params["table"])] ?? []),
    ),
    http.post(`${api}/rest/v1/rpc/:name`, async ({ params, request }) => {
      const name = String(params["name"]);
      calls.push({ name, body: await request.json() });
      return HttpResponse.json(repliesByName[name] ?? {});
    }),
  );
  return calls;
}

/**
 * Makes one database function fail.
 *
 * @param name the function
 * @param status the HTTP status
 * @param body PostgREST's body
 */
export function failRpc(name: string, status: number, body: object = {}): void {
  server.use(http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(body, { status })));
}

/**
 * @param calls the calls that serveAdminReplies has recorded
 * @param name a function
 * @returns the arguments of its calls, in order
 */
export function listArguments(calls: readonly Call[], name: string): unknown[] {
  return calls.filter((call) => call.name === name).map(({ body }) => body);
}
