import * as v from "valibot";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sendRequest, type Reply } from "./send-request";
import { openDatabase, openRegistration, readDigests } from "./database";
import { classFive, exams } from "./exams";
import { parseOrder, registerFamily, type Family } from "./family";
import { payAtGateway } from "./gateway";

type Table = { name: string; schema: string; insertable: string[]; updatable: string[]; readable: string[] };
type Row = Record<string, unknown>;

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);
const methods = ["GET", "POST", "PATCH", "DELETE"] as const;

let restoreRegistration: () => Promise<void>;
let student: Family;
let otherStudent: Family;
let admin: Family;
let tables: Table[];

/** Creates rows of the student in every table, so that a missing policy would be noticed. */
async function createRowsInEveryTable(family: Family): Promise<void> {
  const { id } = parseOrder(await family.createOrder([exams.maths]));
  expect(await family.call("confirm-payment", await payAtGateway(stack.sandboxUrl, id))).toMatchObject({
    status: 200,
  });
  await family.saveMockTest(exams.maths, new Date().toISOString());
  const cart = { student_id: family.id, email: family.email, cart_items: [exams.science] };
  await family.client.from("current_cart_snapshot").insert(cart).throwOnError();
  await family.client.from("whatsapp_clicks").insert({ email: null }).throwOnError();
  await family.client
    .from("exam_starts")
    .insert({ subject_id: exams.maths, class_id: classFive })
    .throwOnError();
  const { data } = await family.client.from("orders").select("id").single().throwOnError();
  await family.client
    .rpc("request_refund", { p_order_id: data.id, p_reason: "payment_error" })
    .throwOnError();
}

/** Reads every table of our schemas from PostgreSQL's catalog, with the columns that a logged-in person may use in each statement. */
async function listTables(): Promise<Table[]> {
  return sql<Table[]>`
    select c.relname as name, n.nspname as schema,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'insert')), '{}') as insertable,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'update')), '{}') as updatable,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege('authenticated', c.oid, a.attnum, 'select')), '{}') as readable
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
    group by c.relname, n.nspname
    order by 2, 1`;
}

beforeAll(async () => {
  restoreRegistration = await openRegistration(sql);
  [student, otherStudent, admin] = await Promise.all([
    registerFamily(stack),
    registerFamily(stack),
    registerFamily(stack),
  ]);
  await sql`select private.grant_admin(${admin.email})`;
  await createRowsInEveryTable(student);
  tables = await listTables();
});

afterAll(async () => {
  await restoreRegistration();
  await sql.end();
});

/** For each table with personal rows, the column that names the owner. */
const owners: Record<string, string> = {
  students: "id",
  orders: "student_id",
  mock_tests: "student_id",
  enrolments: "student_id",
  refund_requests: "student_id",
  current_cart_snapshot: "student_id",
};

/** Returns the student's own row of a table, or any row if the table has no owner column. */
async function findOwnRow({ schema, name }: Table): Promise<Row> {
  const column = owners[name];
  const [row] = column
    ? await sql`select * from ${sql(`${schema}.${name}`)} where ${sql(column)} = ${student.id} limit 1`
    : await sql`select * from ${sql(`${schema}.${name}`)} limit 1`;
  return row ?? {};
}

/** Tries a statement on the student's row of a table, as a person or (with null) a visitor; returns whether it had an effect. */
async function tryStatement(
  person: Family | null,
  table: Table,
  method: (typeof methods)[number],
): Promise<boolean> {
  const row = await findOwnRow(table);
  const [firstColumn = "id"] = Object.keys(row);
  const pick = (columns: string[]) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => columns.length === 0 || columns.includes(name)),
    );
  const readColumn = table.readable[0] ?? firstColumn;
  const filter = `${readColumn}=not.is.null&select=${readColumn}&limit=1000`;
  const path = { GET: filter, POST: "", PATCH: filter, DELETE: filter }[method];
  const [updatedColumn = firstColumn] = table.updatable;
  const body = {
    GET: undefined,
    POST: pick(table.insertable),
    PATCH: { [updatedColumn]: row[updatedColumn] },
    DELETE: undefined,
  }[method];
  const profile =
    table.schema === "public" ? {} : { "accept-profile": table.schema, "content-profile": table.schema };
  const headers = { ...profile, prefer: method === "POST" ? "return=minimal" : "return=representation" };
  const url = `${table.name}?${path}`;
  const reply: Reply = person
    ? await person.rest(method, url, body, headers)
    : await sendRequest(`${stack.apiUrl}/rest/v1/${url}`, {
        method: method,
        headers: { apikey: stack.publishableKey, ...headers },
        ...(body && { body }),
      });
  // A violated unique key means that the permissions allowed the statement.
  if (method === "POST") return [201, 409].includes(reply.status);
  return v.is(v.pipe(v.array(v.unknown()), v.minLength(1)), reply.body);
}

/** Returns the statements that have an effect for this person, or for a visitor: `public.students GET`. */
async function listAllowedStatements(person: Family | null): Promise<string[]> {
  const allowedStatements: string[] = [];
  for (const table of tables)
    for (const method of methods)
      if (await tryStatement(person, table, method))
        allowedStatements.push(`${table.schema}.${table.name} ${method}`);
  return allowedStatements.toSorted();
}

const catalogue = [
  "public.classes GET",
  "public.edition_exams GET",
  "public.editions GET",
  "public.exam_starts POST",
  "public.subject_classes GET",
  "public.subjects GET",
  "public.whatsapp_clicks POST",
];
const ownProfile = ["public.students GET", "public.students PATCH"];

it("the list has more than 20 tables", () => {
  expect(tables.length).toBeGreaterThan(20);
});

it("a visitor can read the catalogue and insert two kinds of events", async () => {
  expect(await listAllowedStatements(null)).toEqual(catalogue);
});

it("a student can read their own rows, and write their profile, mock tests and cart", async () => {
  expect(await listAllowedStatements(student)).toEqual(
    [
      ...catalogue,
      ...ownProfile,
      "public.students POST",
      "public.mock_tests GET",
      "public.mock_tests POST",
      "public.orders GET",
      "public.order_items GET",
      "public.enrolments GET",
      "public.refund_requests GET",
      "public.current_cart_snapshot GET",
      "public.current_cart_snapshot POST",
    ].toSorted(),
  );
});

it.each(["another student", "an admin"])("%s can read and write none of the student's rows", async (role) => {
  const digestsBefore = await readDigests(sql);
  const person = role === "an admin" ? admin : otherStudent;
  expect(await listAllowedStatements(person)).toEqual([...catalogue, ...ownProfile].toSorted());
  const digestsAfter = await readDigests(sql);
  const changedTables = Object.keys(digestsAfter).filter(
    (table) => digestsAfter[table] !== digestsBefore[table],
  );
  // Only the person's own profile, and the two kinds of events that anybody can insert, may change.
  expect(changedTables.filter((table) => !/students|exam_starts|whatsapp_clicks/.test(table))).toEqual([]);
});
