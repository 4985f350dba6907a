import type { ScenarioEvent, Scenario } from "./scenario";

const click = (...pages: string[]): ScenarioEvent => ({ kind: "click", pages });
const actAtBank = (act: "fails" | "authorises" | "captures", page: string, payment = 1): ScenarioEvent => ({
  kind: "bank",
  act,
  page,
  payment,
});
const payAtBank = (page: string, payment = 1): ScenarioEvent[] => [
  actAtBank("authorises", page, payment),
  actAtBank("captures", page, payment),
];

const ashaMaths = { student: "Asha", exams: ["maths"], amountPaise: 25_000 } as const;
const onePage = { Asha: { ...ashaMaths, exams: ["maths" as const] } };
const paidMaths = {
  orders: ["Asha: maths 25000"],
  enrolments: ["Asha: maths"],
  intents: ["Asha: maths 25000 paid"],
  refunds: [],
};

/** The scenarios of docs/payments.md section 3, each with its required end. */
export const scenarios: Scenario[] = [
  {
    title: "one captured payment",
    pages: onePage,
    events: [click("Asha"), ...payAtBank("Asha")],
    end: paidMaths,
  },
  {
    title: "a payment that the bank authorises and the server captures",
    pages: onePage,
    events: [click("Asha"), actAtBank("authorises", "Asha")],
    end: paidMaths,
  },
  {
    title: "a payment that fails, then succeeds under the same id",
    pages: onePage,
    events: [click("Asha"), actAtBank("fails", "Asha"), ...payAtBank("Asha")],
    end: paidMaths,
  },
  {
    title: "a payment that only fails",
    pages: onePage,
    events: [click("Asha"), actAtBank("fails", "Asha")],
    end: { orders: [], enrolments: [], intents: ["Asha: maths 25000 open"], refunds: [] },
  },
  {
    title: "two payments of one order",
    pages: onePage,
    events: [
      click("Asha"),
      actAtBank("authorises", "Asha"),
      ...payAtBank("Asha", 2),
      actAtBank("captures", "Asha"),
    ],
    end: { ...paidMaths, refunds: ["second_payment 25000 processed"] },
  },
  {
    title: "a payment of another amount",
    pages: onePage,
    events: [
      click("Asha"),
      { kind: "bank", act: "authorises", page: "Asha", payment: 1, isAltered: true },
      actAtBank("captures", "Asha"),
    ],
    end: {
      orders: [],
      enrolments: [],
      intents: ["Asha: maths 25000 open"],
      refunds: ["amount_mismatch 24900 review"],
    },
  },
  {
    title: "a price that changes between two clicks, with the new total paid",
    pages: { ...onePage, "Asha's second tab": onePage.Asha },
    events: [
      click("Asha"),
      { kind: "price", exam: "maths", paise: 30_000 },
      click("Asha's second tab"),
      ...payAtBank("Asha's second tab"),
    ],
    end: {
      orders: ["Asha: maths 30000"],
      enrolments: ["Asha: maths"],
      intents: ["Asha: maths 25000 open", "Asha: maths 30000 paid"],
      refunds: [],
    },
  },
  {
    title: "a price that changes between two clicks, with the old total paid",
    pages: { ...onePage, "Asha's second tab": onePage.Asha },
    events: [
      click("Asha"),
      { kind: "price", exam: "maths", paise: 30_000 },
      click("Asha's second tab"),
      ...payAtBank("Asha"),
    ],
    end: { ...paidMaths, intents: ["Asha: maths 25000 paid", "Asha: maths 30000 open"] },
  },
  {
    title: "two tabs with one cart",
    pages: { ...onePage, "Asha's second tab": onePage.Asha },
    events: [click("Asha", "Asha's second tab"), ...payAtBank("Asha's second tab")],
    end: paidMaths,
  },
  {
    title: "two carts with one exam in common, both paid",
    pages: {
      Asha: { student: "Asha", exams: ["maths", "science"], amountPaise: 50_000 },
      "Asha's second tab": { student: "Asha", exams: ["maths", "english"], amountPaise: 50_000 },
    },
    events: [click("Asha", "Asha's second tab"), ...payAtBank("Asha"), ...payAtBank("Asha's second tab")],
    end: {
      orders: ["Asha: english+maths 50000", "Asha: maths+science 50000"],
      enrolments: ["Asha: english", "Asha: maths", "Asha: science"],
      intents: ["Asha: english+maths 50000 paid", "Asha: maths+science 50000 paid"],
      refunds: ["duplicate_exam maths 25000 processed"],
    },
  },
  {
    title: "two students at once",
    pages: { ...onePage, Ravi: { student: "Ravi", exams: ["maths", "science"], amountPaise: 50_000 } },
    events: [
      click("Asha", "Ravi"),
      actAtBank("authorises", "Ravi"),
      ...payAtBank("Asha"),
      actAtBank("captures", "Ravi"),
    ],
    end: {
      orders: ["Asha: maths 25000", "Ravi: maths+science 50000"],
      enrolments: ["Asha: maths", "Ravi: maths", "Ravi: science"],
      intents: ["Asha: maths 25000 paid", "Ravi: maths+science 50000 paid"],
      refunds: [],
    },
  },
  {
    title: "a capture after the intent expired",
    pages: onePage,
    events: [
      click("Asha"),
      actAtBank("fails", "Asha"),
      { kind: "time passes", hours: 49 },
      ...payAtBank("Asha"),
    ],
    end: paidMaths,
  },
  {
    title: "a payment of a cart that was opened 49 hours before",
    pages: onePage,
    events: [click("Asha"), { kind: "time passes", hours: 49 }, ...payAtBank("Asha")],
    end: {
      orders: [],
      enrolments: [],
      intents: ["Asha: maths 25000 expired"],
      refunds: ["late_for_price 25000 review"],
    },
  },
  {
    title: "a capture after the exam",
    pages: onePage,
    events: [
      click("Asha"),
      { kind: "time passes", hours: 49 },
      { kind: "exam over", exam: "maths" },
      ...payAtBank("Asha"),
    ],
    end: {
      orders: [],
      enrolments: [],
      intents: ["Asha: maths 25000 expired"],
      refunds: ["late_after_exam 25000 review"],
    },
  },
];
