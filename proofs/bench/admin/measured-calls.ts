import { rareName } from "./people";

/**
 * A measured request: its name, the login that makes it, and its SQL, in which `$student` stands for a student's id. `grows` is
 * true if its time grows with its result (up to 10,000 rows), or if it reads all names (decision 025).
 */
export type MeasuredCall = { name: string; as: "admin" | "student"; sql: string; grows: boolean };

function searchStudents(text: string, page: number, grows = false): MeasuredCall {
  const sql = `select public.list_students('${text}', 10, ${(page - 1) * 10})`;
  return { name: `students "${text}" page ${page}`, as: "admin", sql, grows };
}

function countStudents(text: string, grows = true): MeasuredCall {
  const sql = `select public.count_students('${text}')`;
  return { name: `students "${text}" counted`, as: "admin", sql, grows };
}

function listPayments(name: string, sqlArguments: string, grows = false): MeasuredCall {
  return {
    name: `payments ${name}`,
    as: "admin",
    sql: `select public.list_payments(${sqlArguments})`,
    grows,
  };
}

function sumPayments(name: string, sqlArguments: string, grows = true): MeasuredCall {
  return {
    name: `payments ${name}, totals`,
    as: "admin",
    sql: `select public.sum_payments(${sqlArguments})`,
    grows,
  };
}

/** The request for one page of a list of refunds and for the number of all; `text` is the searched text as an SQL literal. */
function listRefunds(name: string, state: string, text: string, grows = false): MeasuredCall {
  return {
    name: `refunds ${name}`,
    as: "admin",
    sql: `select public.list_refund_tasks('${state}', 10, 0, ${text}); select public.count_refund_tasks('${state}', ${text})`,
    grows,
  };
}

function readDashboard(name: string, sql: string): MeasuredCall {
  return { name: `dashboard ${name}`, as: "student", sql, grows: false };
}

/** Common texts match enough of 10,000 students for ten pages; rare ones do not fill the first page. */
const commonTexts = ["a", "sh", "kum", "a sharma"];
const rareTexts = ["quz", "quxoljan", "no such child"];
/** Texts without three letters in a row, for which the trigram index is of little use. */
const shortRareTexts = ["x", "wy", "%", ".x"];

/** The requests of an organiser and of a student, as the site makes them. */
export const measuredCalls: readonly MeasuredCall[] = [
  searchStudents("", 1),
  searchStudents("", 10),
  ...commonTexts.flatMap((text) => [searchStudents(text, 1), searchStudents(text, 10)]),
  ...rareTexts.map((text) => searchStudents(text, 1)),
  ...shortRareTexts.map((text) => searchStudents(text, 1, true)),
  countStudents("", false),
  ...[...commonTexts, ...rareTexts, ...shortRareTexts].map((text) => countStudents(text)),
  listPayments("all, page 1", "null, null, null, null, 10, 0"),
  listPayments("all, page 10", "null, null, null, null, 10, 90"),
  listPayments("of one day", "null, null, current_date, current_date"),
  listPayments('of "kum"', "'kum'"),
  listPayments(`of "${rareName.toLowerCase()}"`, `'${rareName}'`),
  listPayments('of "wy"', "'wy'", true),
  listPayments("by its id", "'pay_400'"),
  listPayments("by its number", "'400'"),
  listPayments("by email", "'family400@olympeak.example'"),
  sumPayments("by email", "'family400@olympeak.example'", false),
  sumPayments("all", "", false),
  sumPayments("refunded", "null, 'full'"),
  sumPayments('of "kum"', "'kum'"),
  sumPayments('of "wy"', "'wy'"),
  {
    name: "payments outside orders, totals",
    as: "admin",
    sql: "select public.sum_unmatched_payments()",
    grows: true,
  },
  listRefunds("done", "done", "null", true),
  listRefunds("to decide", "open", "null", true),
  listRefunds('of "kum"', "done", "'kum'", true),
  listRefunds("by payment", "done", "'pay_400'"),
  listRefunds("by number", "done", "'400'"),
  listRefunds("by email", "done", "'family400@olympeak.example'"),
  { name: "prices", as: "admin", sql: "select public.list_prices()", grows: false },
  readDashboard(
    "student",
    "select s.id, s.name, c.name from public.students as s left join public.classes as c on c.id = s.class_id where s.id = $student",
  ),
  readDashboard(
    "orders",
    "select id, number, payment_id, amount_paise from public.orders where student_id = $student and status = 'success' order by ordered_at desc limit 200",
  ),
  readDashboard(
    "order items",
    "select i.order_id, i.exam_id, i.price_paise from public.order_items as i where i.order_id in (select id from public.orders where student_id = $student)",
  ),
  readDashboard(
    "enrolments",
    "select exam_id, edition_id from public.enrolments where student_id = $student and is_active",
  ),
  readDashboard(
    "mock tests",
    "select id, score, completed_at from public.mock_tests where student_id = $student order by completed_at desc",
  ),
  readDashboard("refunds", "select public.list_refundable_orders()"),
];
