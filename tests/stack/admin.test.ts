import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sendRequest, type Reply } from "./send-request";
import { openDatabase } from "./database";
import { classFive, exams } from "./exams";
import { registerFamily, type Family } from "./family";

const stack = inject("stack");
const { apiUrl, publishableKey, secretKey } = stack;
const sql = openDatabase(stack.databaseUrl);

const sessionSchema = v.object({ access_token: v.string() });
const listSchema = v.array(
  v.object({ id: v.string(), name: v.nullable(v.string()), class_name: v.nullable(v.string()) }),
);

/** The end of all names of this test, by which the names of other tests are left out. */
const nameSuffix = randomUUID().slice(0, 8);
const allowedCharacters = [",", ".", "(", ")", '"', ":", "'", "&", "+", "/", "आ"];
/** Special characters that no name may have (private.is_name), and that have a meaning in LIKE, PostgREST or a URL. */
const refusedCharacters = ["%", "_", "*", "\\", "😀", "=", "#", "<b>", "%25"];
const makeName = (character: string) => `Sign ${character} ${nameSuffix}`;

let student: Family;
let otherStudent: Family;
let adminToken: string;

beforeAll(async () => {
  [student, otherStudent] = await Promise.all([registerFamily(stack), registerFamily(stack)]);
  const login = await sendRequest(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey },
    body: { email: "admin@olympeak.example", password: "olympeak-demo" },
  });
  adminToken = v.parse(sessionSchema, login.body).access_token;
  for (const [index, character] of allowedCharacters.entries()) {
    await sql`insert into public.students (id, name, email, class_id)
      values (${randomUUID()}, ${makeName(character)}, ${`sign${index}.${nameSuffix}@olympeak.example`}, ${classFive})`;
  }
});

afterAll(async () => {
  await sql`delete from private.outbox where student_id in (select id from public.students where name like ${`%${nameSuffix}`})`;
  await sql`delete from public.students where name like ${`%${nameSuffix}`}`;
  await sql.end();
});

/** Calls a database function with this token, or as a visitor. */
function call(name: string, body: unknown, token?: string): Promise<Reply> {
  const headers = { apikey: publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
  return sendRequest(`${apiUrl}/rest/v1/rpc/${name}`, { method: "POST", headers, body });
}

async function searchStudents(text: string, otherArguments: object = {}) {
  const reply = await call("list_students", { p_search: text, p_limit: 50, ...otherArguments }, adminToken);
  if (reply.status !== 200) throw new Error(`The search was refused: ${JSON.stringify(reply)}`);
  return v.parse(listSchema, reply.body);
}

async function findNames(text: string): Promise<(string | null)[]> {
  return (await searchStudents(text)).map(({ name }) => name);
}

describe("the organiser's search over HTTP", () => {
  it.each(allowedCharacters)("searches %s literally", async (character) => {
    const names = await findNames(`n ${character} ${nameSuffix}`);
    expect(names).toEqual([makeName(character)]);
  });

  it.each(["(", '"', ":"])("finds only the name that contains %s", async (character) => {
    const names = (await findNames(character)).filter((name) => name?.endsWith(nameSuffix));
    expect(names).toEqual([makeName(character)]);
  });

  it.each(refusedCharacters)("finds no name by %s, which is not a wildcard", async (character) => {
    expect((await findNames(character)).filter((name) => name?.endsWith(nameSuffix))).toEqual([]);
  });

  it("returns pages that do not overlap, with each student's class, and the total count", async () => {
    const firstPage = await searchStudents(nameSuffix, { p_limit: 5 });
    expect(firstPage.map((row) => row.class_name)).toEqual(Array(5).fill("Class 5"));
    expect(await call("count_students", { p_search: nameSuffix }, adminToken)).toMatchObject({
      body: allowedCharacters.length,
    });
    const pages = await Promise.all(
      [0, 5, 10].map((offset) => searchStudents(nameSuffix, { p_limit: 5, p_offset: offset })),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(allowedCharacters.length);
  });

  it.each([
    ["10 kB of letters", "a".repeat(10_240)],
    ["10 kB of wildcards", "%_".repeat(5_120)],
    ["10 kB of smiles", "😀".repeat(2_560)],
    ["10 kB of brackets", "(((".repeat(3_413)],
    ["SQL", "'; drop table public.students; --"],
    ["a filter of PostgREST", "x),or=(name.ilike.*"],
  ])("finds no student for %s, without an error", async (_, text) => {
    expect(await searchStudents(text)).toEqual([]);
    expect(await call("count_students", { p_search: text }, adminToken)).toMatchObject({
      status: 200,
      body: 0,
    });
  });

  it("returns up to a thousand rows, as many as an export requests", async () => {
    const page = await searchStudents(nameSuffix, { p_limit: 1000 });
    expect(page.map(({ id }) => id)).toEqual((await searchStudents(nameSuffix)).map(({ id }) => id));
  });

  it("refuses totals for an unknown payment status", async () => {
    const reply = await call("sum_payments", { p_status: "paid" }, adminToken);
    expect(reply).toMatchObject({ status: 400, body: { code: "22023" } });
  });
});

describe("a caller who is not an admin", () => {
  const calls: [string, () => object][] = [
    ["list_students", () => ({ p_search: nameSuffix })],
    ["count_students", () => ({})],
    ["update_student", () => ({ p_id: student.id, p_seen: {}, p_name: "Somebody else" })],
    ["list_payments", () => ({})],
    ["sum_payments", () => ({})],
    ["list_unmatched_payments", () => ({ p_search: "pay_1" })],
    ["sum_unmatched_payments", () => ({})],
    ["read_order_receipt", () => ({ p_order_number: 1 })],
    ["list_refund_tasks", () => ({})],
    ["count_refund_tasks", () => ({})],
    ["decide_refund", () => ({ p_task_id: randomUUID(), p_decision: "refund" })],
    ["list_subject_pairs", () => ({})],
    ["set_subject_pair", () => ({ p_subject_id: exams.maths, p_class_id: classFive, p_is_active: false })],
    [
      "set_help_line",
      () => ({ p_edition_id: "ed171000-0000-4000-8000-000000000001", p_phone: "+91 80 4567 8900" }),
    ],
    ["set_site_notice", () => ({ p_text: "Registration is slow.", p_until: "2027-01-17" })],
    ["set_current_edition", () => ({ p_edition_id: "ed171000-0000-4000-8000-000000000001" })],
    [
      "save_edition_exam",
      () => ({
        p_edition_id: "ed171000-0000-4000-8000-000000000003",
        p_exam_id: exams.maths,
        p_exam_on: "2027-01-16",
        p_registration_closes_on: "2027-01-15",
      }),
    ],
    ["list_prices", () => ({})],
    ["list_price_changes", () => ({})],
    ["set_price", () => ({ p_exam_id: exams.maths, p_price_paise: 100, p_seen_paise: 25_000 })],
  ];

  const readState = () =>
    sql`select (select jsonb_agg(s order by id) from public.students as s) as students,
      (select jsonb_agg(s order by id) from public.subjects as s) as subjects,
      (select jsonb_agg(p order by subject_id, class_id) from public.subject_classes as p) as pairs,
      (select jsonb_agg(e order by id) from public.editions as e) as editions,
      (select jsonb_agg(x order by edition_id, exam_id) from public.edition_exams as x) as exams,
      (select count(*) from private.admin_audit) as audits`;

  it.each(calls)("cannot call %s, and nothing changes", async (name, body) => {
    const stateBefore = await readState();
    const refusal = { body: expect.objectContaining({ code: "42501" }) };
    for (const token of [student.token, otherStudent.token]) {
      expect(await call(name, body(), token)).toMatchObject({ status: 403, ...refusal });
    }
    expect(await call(name, body())).toMatchObject({ status: 401, ...refusal });
    const asService = await sendRequest(`${apiUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: secretKey },
      body: body(),
    });
    expect(asService).toMatchObject({ status: 403, ...refusal });
    expect(await readState()).toEqual(stateBefore);
  });

  it("is refused with an admin's token whose claims were changed", async () => {
    const [header, , signature] = adminToken.split(".");
    const forgedClaims = Buffer.from(
      JSON.stringify({ sub: "de300000-0000-4000-8000-000000000002", role: "authenticated" }),
    );
    const reply = await call(
      "list_students",
      {},
      [header, forgedClaims.toString("base64url"), signature].join("."),
    );
    expect(reply.status).toBe(401);
  });
});
