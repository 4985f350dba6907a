import { http, HttpResponse } from "msw";
import { english, orderId, winter, type Call } from "./account-factory";
import { asha, class5, logIn, maths, science } from "./factories";
import { api, server } from "./server/server";

/** Who runs the site in the tests. */
export const meera = { id: "de300000-0000-4000-8000-000000000002", email: "admin@olympeak.example" };

/** A student as `list_students` tells it; a test changes what it is about. */
export function makeListedStudent(more: Record<string, unknown> = {}) {
  return {
    id: asha.id,
    name: "Asha Verma",
    email: asha.email,
    phone: "9876543210",
    class_id: class5,
    class_name: "Class 5",
    school_name: "Hill View School",
    parent_name: "Ravi Verma",
    role: "student",
    created_at: "2026-11-20T20:00:00+00:00",
    ...more,
  };
}

/** A paid order as `list_payments` tells it. */
export function makePayment(more: Record<string, unknown> = {}) {
  return {
    id: orderId,
    number: 1042,
    ordered_at: "2026-11-20T20:00:00+00:00",
    payment_id: "pay_Sunrise0000001",
    razorpay_order_id: "order_Sunrise000001",
    method: "upi",
    amount_paise: 55000,
    refund_status: "none",
    refunded_paise: 0,
    student: { id: asha.id, name: "Asha Verma", email: asha.email },
    class_name: "Class 5",
    edition: "Winter 2026-27",
    exams: ["Maths", "Science"],
    ...more,
  };
}

/** A refund as `list_refund_tasks` tells it. */
export function makeTask(more: Record<string, unknown> = {}) {
  return {
    id: "7a500000-0000-4000-8000-000000000001",
    reason: "student_request",
    status: "review",
    amount_paise: 55000,
    payment_id: "pay_Sunrise0000001",
    payment_paise: 55000,
    paid_at: "2026-11-20T20:00:00+00:00",
    left_paise: 55000,
    detail: null,
    note: null,
    created_at: "2026-11-21T04:00:00+00:00",
    decided_at: null,
    student: { name: "Asha Verma", email: asha.email },
    request: { reason: "double_payment", note: "Twice by UPI.", requested_at: "2026-11-21T04:00:00+00:00" },
    order: {
      number: 1042,
      ordered_at: "2026-11-20T20:00:00+00:00",
      items: [
        { exam_id: maths, name: "Maths", price_paise: 25000, can_go_back: true },
        { exam_id: science, name: "Science", price_paise: 30000, can_go_back: true },
      ],
    },
    ...more,
  };
}

function makePairs() {
  return [
    [maths, "Maths", true],
    [science, "Science", false],
  ].flatMap(([subject_id, subject_name, isActive]) =>
    Array.from({ length: 12 }, (_, index) => ({
      subject_id,
      subject_name,
      class_id: `c1a55000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
      class_name: `Class ${index + 1}`,
      class_number: index + 1,
      is_active: isActive === true && index === 4,
    })),
  );
}

/** Everything the server says to an admin, by the name of the function or table. */
export function makeDesk() {
  return {
    students: [{ role: "admin" }] as object[],
    classes: [
      { id: "c1a55000-0000-4000-8000-000000000004", name: "Class 4", number: 4 },
      { id: class5, name: "Class 5", number: 5 },
    ],
    subjects: [
      { id: english, name: "English" },
      { id: maths, name: "Maths" },
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
        exams: [{ examId: maths, examOn: "2027-01-17", registrationClosesOn: "2027-01-16" }],
      },
      {
        id: "ed171000-0000-4000-8000-000000000001",
        name: "Summer 2025",
        isCurrent: false,
        registrationOpensOn: null,
        examsFrom: "2025-06-08",
        examsTo: "2025-06-29",
        resultsOn: "2025-08-08",
        exams: [],
      },
    ] as object[],
    list_students: {
      total: 1,
      total_is: "exact",
      has_more: false,
      students: [makeListedStudent()],
    } as object,
    export_students: [makeListedStudent()] as object[],
    update_student: { outcome: "saved", changed: ["name"] } as object,
    list_payments: {
      totals: { orders: 1, orders_is: "exact", amount_paise: 55000, refunded_paise: 0 },
      has_more: false,
      payments: [makePayment()],
      unmatched: [],
    } as object,
    list_refund_tasks: { total: 1, tasks: [makeTask()] } as object,
    decide_refund: { outcome: "queued", amount_paise: 55000 } as object,
    list_subject_pairs: makePairs(),
    set_subject_pair: { outcome: "saved" } as object,
    set_current_edition: { outcome: "saved" } as object,
    save_edition_exam: { outcome: "saved" } as object,
    list_prices: {
      prices: [
        {
          exam_id: maths,
          code: "IMO",
          name: "Maths",
          price_paise: 25000,
          is_active: true,
          carts: 2,
          started_payments: 1,
        },
      ],
      history: [] as object[],
    },
    set_price: { outcome: "saved", carts: 2, started_payments: 1 } as object,
  };
}

export type Desk = ReturnType<typeof makeDesk>;

/**
 * Logs Meera in and answers as the server would to an admin.
 *
 * @param desk read at each request, so a test may change it on the way
 * @returns the functions that were called, with what they were given
 */
export function serveDesk(desk: Desk): Call[] {
  const calls: Call[] = [];
  const answers: Record<string, object> = desk;
  logIn(meera);
  server.use(
    http.get(`${api}/rest/v1/:table`, ({ params }) =>
      HttpResponse.json(answers[String(params["table"])] ?? []),
    ),
    http.post(`${api}/rest/v1/rpc/:name`, async ({ params, request }) => {
      const name = String(params["name"]);
      calls.push({ name, body: await request.json() });
      return HttpResponse.json(answers[name] ?? {});
    }),
  );
  return calls;
}

/**
 * Lets one function be refused or fail.
 *
 * @param name the function
 * @param status the HTTP status
 * @param body what PostgREST says with it
 */
export function failWith(name: string, status: number, body: object = {}): void {
  server.use(http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(body, { status })));
}
