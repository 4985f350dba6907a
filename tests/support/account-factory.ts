import { http, HttpResponse } from "msw";
import type { ConsentKind, GuardianConsent } from "../../src/data/guardian-consents";
import type { CheckoutFields } from "../../src/data/payments";
import type { GatewayOptions } from "../../src/features/account/checkout/gateway-window";
import { asha, class4, class5, maths, science } from "./factories";
import { api, familyOfOne, server } from "./server/server";

export const english = "5b1ec700-0000-4000-8000-000000000003";
export const winter = "ed171000-0000-4000-8000-000000000003";
export const orderId = "0d000000-0000-4000-8000-000000000001";

/** The time fields of an exam whose times are not announced. */
export const noExamTimes = {
  opensAt: null as string | null,
  lastStartAt: null as string | null,
  cancelledAt: null as string | null,
};

/** A day on which registration is open for Maths and Science and closed for English. */
export const dayWithOpenRegistration = new Date("2027-01-09T06:00:00Z");

/** The gateway's response to the browser after a payment. */
export const gatewayResponse: CheckoutFields = {
  razorpay_payment_id: "pay_Sunrise0000001",
  razorpay_order_id: "order_Sunrise000001",
  razorpay_signature: "signed",
};

/** An enrolment in a Winter exam, by default in class 5. */
export function makeEnrolment(examId: string, classNumber = 5, editionId = winter) {
  const id = `c1a55000-0000-4000-8000-${String(classNumber).padStart(12, "0")}`;
  return { examId, editionId, class: { id, name: `Class ${classNumber}`, number: classNumber } };
}

/** A guardian's consent for Asha; by default not given. */
export function makeConsent(kind: ConsentKind, changes: Partial<GuardianConsent> = {}): GuardianConsent {
  return { kind, isGiven: false, guardianName: null, givenAt: null, askedAt: null, ...changes };
}

/** The server's data for Asha: the rows of tables and the replies of functions by name; tests change single fields. */
export function makeAccount() {
  return {
    subjects: [
      { id: english, code: "IEO", name: "English", pricePaise: 25000 },
      { id: maths, code: "IMO", name: "Maths", pricePaise: 25000 },
      { id: science, code: "ISO", name: "Science", pricePaise: 30000 },
    ],
    editions: [
      {
        id: winter,
        name: "Winter 2026-27",
        isCurrent: true,
        camera: "optional",
        registrationOpensOn: "2026-07-01" as string | null,
        examsFrom: "2026-12-15",
        examsTo: "2027-01-31",
        resultsOn: "2027-03-01",
        exams: [
          {
            examId: english,
            exam: { code: "IEO" },
            examOn: "2027-01-09",
            registrationClosesOn: "2027-01-08",
            ...noExamTimes,
          },
          {
            examId: science,
            exam: { code: "ISO" },
            examOn: "2027-01-10",
            registrationClosesOn: "2027-01-09",
            ...noExamTimes,
          },
          {
            examId: maths,
            exam: { code: "IMO" },
            examOn: "2027-01-17",
            registrationClosesOn: "2027-01-16",
            ...noExamTimes,
          },
        ],
      },
    ],
    enrolments: [] as ReturnType<typeof makeEnrolment>[],
    students: [
      {
        id: asha.id,
        name: "Asha Verma" as string | null,
        email: asha.email,
        phone: "98765" as string | null,
        role: "student",
        classId: class5 as string | null,
        schoolName: "Hill View School" as string | null,
        guardianName: null as string | null,
        consentAt: "2026-11-01T06:00:00+00:00" as string | null,
        consentVersion: "2026-11" as string | null,
        class: { name: "Class 5", number: 5 } as { name: string; number: number } | null,
      },
    ],
    classes: [
      { id: class4, name: "Class 4", number: 4 },
      { id: class5, name: "Class 5", number: 5 },
    ],
    orders: [] as object[],
    order_items: [] as object[],
    edition_exams: [] as object[],
    list_extra_payments: [] as object[],
    mock_tests: [] as object[],
    subject_classes: [] as object[],
    current_cart_snapshot: [] as object[],
    refund_requests: [] as object[],
    list_my_exams: [] as object[],
    list_my_awards: [] as object[],
    get_guardian_consents: [makeConsent("exam"), makeConsent("camera")],
    list_refundable_orders: [] as object[],
    list_refunded_orders: [] as object[],
  };
}

export type Account = ReturnType<typeof makeAccount>;

/** Moves the Maths exam from the current edition to the next summer edition. */
export function moveMathsToSummer(account: Account): void {
  for (const edition of account.editions)
    edition.exams = edition.exams.filter(({ examId }) => examId !== maths);
  account.editions.push({
    id: "ed171000-0000-4000-8000-000000000004",
    name: "Summer 2027",
    isCurrent: false,
    camera: "optional",
    registrationOpensOn: null,
    examsFrom: "2027-06-15",
    examsTo: "2027-07-31",
    resultsOn: "2027-08-08",
    exams: [
      {
        examId: maths,
        exam: { code: "IMO" },
        examOn: "2027-06-27",
        registrationClosesOn: "2027-06-26",
        ...noExamTimes,
      },
    ],
  });
}

/** A write request or a call of an edge function that the server has received: the name of the table or edge function, and the request's body. */
export type Call = { name: string; body: unknown };

/**
 * Makes the test server reply as for a logged-in student: it returns rows of `account`, accepts writes, and confirms every payment
 * immediately.
 *
 * @param account the data, read at each request, so that a test may change it meanwhile
 * @returns the received calls
 */
export function serveAccount(account: Account): Call[] {
  const calls: Call[] = [];
  const functionReplies: Record<string, object> = {
    "create-order": {
      id: gatewayResponse.razorpay_order_id,
      amount: 25000,
      currency: "INR",
      key_id: "rzp_test_1",
    },
    "confirm-payment": { status: "success", orderId },
    "payment-status": { status: "pending" },
  };
  const tables: Record<string, object[]> = account;
  server.use(
    http.get(`${api}/rest/v1/:table`, ({ params }) =>
      HttpResponse.json(tables[String(params["table"])] ?? []),
    ),
    http.post(`${api}/rest/v1/:table`, async ({ params, request }) => {
      calls.push({ name: String(params["table"]), body: await request.json() });
      return new HttpResponse(null, { status: 201 });
    }),
    http.post(`${api}/rest/v1/rpc/get_family`, () => HttpResponse.json(familyOfOne)),
    http.post(`${api}/rest/v1/rpc/sync_mistake_cards`, () => HttpResponse.json([])),
    http.post(`${api}/rest/v1/rpc/sync_practice_record`, () => HttpResponse.json({ plans: [], days: [] })),
    http.post(`${api}/rest/v1/rpc/:name`, ({ params }) => HttpResponse.json(tables[String(params["name"])])),
    http.patch(`${api}/rest/v1/students`, async ({ request }) => {
      calls.push({ name: "students", body: await request.json() });
      return HttpResponse.json([{ id: asha.id }]);
    }),
    http.post(`${api}/functions/v1/:name`, async ({ params, request }) => {
      const name = String(params["name"]);
      calls.push({ name, body: await request.json() });
      return HttpResponse.json(functionReplies[name] ?? { status: "sent" });
    }),
  );
  return calls;
}

/**
 * Replaces the reply of one edge function.
 *
 * @param name the function
 * @param createReply called for each request; a number means this status with the code UNAVAILABLE
 */
export function serveFunction(name: string, createReply: () => Response | number): void {
  server.use(
    http.post(`${api}/functions/v1/${name}`, () => {
      const reply = createReply();
      return typeof reply === "number" ? makeFunctionRefusal(reply, "UNAVAILABLE") : reply;
    }),
  );
}

/** Creates an edge function's error response; `details` are further fields of the error. */
export function makeFunctionRefusal(status: number, code: string, details: object = {}): Response {
  return HttpResponse.json({ error: { code, message: "for people", ...details } }, { status });
}

/**
 * Replaces the gateway's checkout script.
 *
 * @returns `openedWindows`, the options of each opened payment window; `pay` and `dismiss`, which pay in the last window or close it; and
 *   `remove`, which removes the script
 */
export function installGateway() {
  const openedWindows: GatewayOptions[] = [];
  class FakeRazorpay {
    constructor(private readonly options: GatewayOptions) {}
    open() {
      openedWindows.push(this.options);
    }
  }
  Object.assign(window, { Razorpay: FakeRazorpay });
  const getLastOptions = (): GatewayOptions => {
    const options = openedWindows.at(-1);
    if (!options) throw new Error("The gateway's window is not open.");
    return options;
  };
  return {
    openedWindows,
    pay: (fields: CheckoutFields = gatewayResponse) => getLastOptions().handler(fields),
    dismiss: () => getLastOptions().modal.ondismiss(),
    remove: () => Reflect.deleteProperty(window, "Razorpay"),
  };
}
