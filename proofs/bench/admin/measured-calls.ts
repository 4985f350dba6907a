import { rareName } from "./people";

/**
 * One request that is measured: whose rights it runs with, and what is asked; `$student` stands for a student's id.
 * `grows` where its work is as long as what it finds, to 10,000 of it, or reads all names (decision 025).
 */
export type MeasuredCall = { name: string; as: "admin" | "student"; sql: string; grows: boolean };

function search(text: string, page: number, grows = false): MeasuredCall {
  const sql = `select public.list_students('${text}', 10, ${(page - 1) * 10})`;
  return { name: `students "${text}" page ${page}`, as: "admin", sql, grows };
}

function count(text: string, grows = true): MeasuredCall {
  const sql = `select public.count_students('${text}')`;
  return { name: `students "${text}" counted`, as: "admin", sql, grows };
}

function payments(name: string, values: string, grows = false): MeasuredCall {
  return { name: `payments ${name}`, as: "admin", sql: `select public.list_payments(${values})`, grows };
}

function totals(name: string, values: string, grows = true): MeasuredCall {
  return {
    name: `payments ${name}, totals`,
    as: "admin",
    sql: `select public.sum_payments(${values})`,
    grows,
  };
}

function dashboard(name: string, sql: string): MeasuredCall {
  return { name: `dashboard ${name}`, as: "student", sql, grows: false };
}

/** Common texts have a tenth page among 10,000 students already; rare ones do not fill the first. */
const commonTexts = ["a", "sh", "kum", "a sharma"];
const rareTexts = ["quz", "quxoljan", "no such child"];
/** Without three letters in a row the trigrams say little or nothing. */
const shortRareTexts = ["x", "wy", "%", ".x"];

/** The calls of the organiser and the student, as the site makes them. */
export const measuredCalls: readonly MeasuredCall[] = [
  search("", 1),
  search("", 10),
  ...commonTexts.flatMap((text) => [search(text, 1), search(text, 10)]),
  ...rareTexts.map((text) => search(text, 1)),
  ...shortRareTexts.map((text) => search(text, 1, true)),
  count("", false),
  ...[...commonTexts, ...rareTexts, ...shortRareTexts].map((text) => count(text)),
  payments("all, page 1", "null, null, null, null, 10, 0"),
  payments("all, page 10", "null, null, null, null, 10, 90"),
  payments("of one day", "null, null, current_date, current_date"),
  payments('of "kum"', "'kum'"),
  payments(`of "${rareName.toLowerCase()}"`, `'${rareName}'`),
  payments('of "wy"', "'wy'", true),
  payments("by its id", "'pay_400'"),
  totals("all", "", false),
  totals("refunded", "null, 'full'"),
  totals('of "kum"', "'kum'"),
  totals('of "wy"', "'wy'"),
  { name: "prices", as: "admin", sql: "select public.list_prices()", grows: false },
  dashboard(
    "student",
    "select s.id, s.name, c.name from public.students as s left join public.classes as c on c.id = s.class_id where s.id = $student",
  ),
  dashboard(
    "orders",
    "select id, number, payment_id, amount_paise from public.orders where student_id = $student and status = 'success' order by ordered_at desc limit 200",
  ),
  dashboard(
    "order items",
    "select i.order_id, i.exam_id, i.price_paise from public.order_items as i where i.order_id in (select id from public.orders where student_id = $student)",
  ),
  dashboard(
    "enrolments",
    "select exam_id, edition_id from public.enrolments where student_id = $student and is_active",
  ),
  dashboard(
    "mock tests",
    "select id, score, completed_at from public.mock_tests where student_id = $student order by completed_at desc",
  ),
  dashboard("refunds", "select public.list_refundable_orders()"),
];
