import * as v from "valibot";
import { olympiadPath } from "../../src/config/paths";
import { formatDay } from "../../src/content/calendar-day";
import { subjects } from "../../src/content/subjects";
import type { Check, Target } from "./check";

/** Tables with private data of families. A visitor must see none of their rows. */
const privateTables = [
  "students",
  "mock_tests",
  "orders",
  "order_items",
  "enrolments",
  "refund_requests",
  "current_cart_snapshot",
  "exam_starts",
  "whatsapp_clicks",
] as const;

/** Functions for the server and for logged-in users. A visitor may call none of them. */
const closedFunctions = [
  "record_capture",
  "begin_payment",
  "claim_outbox",
  "purge_expired",
  "list_refund_tasks",
  "delete_account",
  "export_my_data",
] as const;

const daysSchema = v.array(v.object({ exam_on: v.string(), subjects: v.object({ code: v.string() }) }));
const pairsSchema = v.array(v.object({ subject_name: v.string(), class_name: v.string() }));

/** Returns a function that sends requests to the API like the browser of a visitor, with the public key and no login. */
function createVisitorFetch({ apiUrl, publishableKey }: Target) {
  return (path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
    fetch(`${apiUrl}${path}`, {
      ...init,
      headers: { apikey: publishableKey, "content-type": "application/json", ...init.headers },
    });
}

type VisitorFetch = ReturnType<typeof createVisitorFetch>;

/** Returns the rows of a response, or an empty list if it has none. */
async function readRows(response: Response): Promise<unknown[]> {
  const body: unknown = await response.json().catch(() => null);
  return response.ok && Array.isArray(body) ? body : [];
}

async function findOpenTable(visitorFetch: VisitorFetch): Promise<string | null> {
  for (const table of privateTables) {
    const rows = await readRows(await visitorFetch(`/rest/v1/${table}?limit=1`));
    if (rows.length > 0) return `a visitor reads ${table}: were all migrations applied?`;
  }
  return null;
}

async function findOpenFunction(visitorFetch: VisitorFetch): Promise<string | null> {
  for (const name of closedFunctions) {
    const response = await visitorFetch(`/rest/v1/rpc/${name}`, { method: "POST", body: "{}" });
    if (response.ok) return `a visitor calls ${name}: were all migrations applied?`;
  }
  return null;
}

async function findMissingCatalogue(visitorFetch: VisitorFetch): Promise<string | null> {
  const rows = await readRows(await visitorFetch("/rest/v1/subjects?select=id,code,name,price"));
  if (rows.length !== subjects.length)
    return `${rows.length} subjects instead of ${subjects.length}: were all migrations applied?`;
  const currentEditions = await readRows(
    await visitorFetch("/rest/v1/editions?select=id&is_current=is.true"),
  );
  return currentEditions.length === 1 ? null : "no edition is current: nobody can register for an exam";
}

/**
 * Returns the first olympiad page whose HTML shows another exam day than the database. After a change of the day, the
 * script shows the new day immediately, but the HTML only after a deployment (decision 033).
 */
async function findOldDay(visitorFetch: VisitorFetch, siteUrl: string): Promise<string | null> {
  const query = "edition_exams?select=exam_on,subjects(code),editions!inner()&editions.is_current=is.true";
  const exams = v.parse(daysSchema, await readRows(await visitorFetch(`/rest/v1/${query}`)));
  for (const { exam_on, subjects: exam } of exams) {
    const subject = subjects.find(({ code }) => code === exam.code);
    const path = olympiadPath(subject?.slug ?? "", 5);
    const html = await (await fetch(siteUrl + path)).text();
    if (!html.includes(formatDay(exam_on)))
      return `${path} was built with another day than ${exam_on}: add the migration of the move and deploy`;
  }
  return null;
}

/** Returns the first class and subject that the mock test offers without a question file: its test would be empty. */
async function findMissingFile(visitorFetch: VisitorFetch, siteUrl: string): Promise<string | null> {
  const rows = await readRows(
    await visitorFetch("/rest/v1/subject_classes?select=subject_name,class_name&is_active=is.true"),
  );
  if (rows.length === 0) return "no class and subject is active";
  for (const { subject_name, class_name } of v.parse(pairsSchema, rows)) {
    const slug = subjects.find(({ name }) => name === subject_name)?.slug;
    const file = `/data/${class_name.toLowerCase().replace(" ", "")}-${slug}.json`;
    if (!(await fetch(siteUrl + file, { method: "HEAD" })).ok) return `${file} is offered and missing`;
  }
  return null;
}

/** Returns a problem if organisers need no second factor: a stolen password would then open every paper and family. */
async function findMissingSecondFactor(visitorFetch: VisitorFetch): Promise<string | null> {
  const response = await visitorFetch("/rest/v1/rpc/is_admin_mfa_required", { method: "POST", body: "{}" });
  const isRequired: unknown = await response.json().catch(() => null);
  if (response.ok && isRequired === true) return null;
  return "a password alone opens the admin panel: switch require_admin_mfa on (operations, The first organiser)";
}

async function findOpenSchema(visitorFetch: VisitorFetch): Promise<string | null> {
  const response = await visitorFetch("/rest/v1/payment_intents?limit=1", {
    headers: { "accept-profile": "private" },
  });
  return response.ok ? "the schema private is exposed: take it out of the API’s settings immediately" : null;
}

async function findKeylessAccess({ apiUrl }: Target): Promise<string | null> {
  const response = await fetch(`${apiUrl}/rest/v1/subjects?limit=1`);
  return response.status === 401 ? null : `${response.status} without a key instead of 401`;
}

/**
 * @param target the deployed project
 * @returns the checks of the database through the API, with the public key
 */
export function listApiChecks(target: Target): Check[] {
  const visitorFetch = createVisitorFetch(target);
  return [
    { about: "no answer without a key", findProblem: () => findKeylessAccess(target) },
    { about: "the catalogue can be read", findProblem: () => findMissingCatalogue(visitorFetch) },
    {
      about: "the pages show the days of the database",
      findProblem: () => findOldDay(visitorFetch, target.siteUrl),
    },
    { about: "no row of a family for a visitor", findProblem: () => findOpenTable(visitorFetch) },
    { about: "no function of the server for a visitor", findProblem: () => findOpenFunction(visitorFetch) },
    { about: "organisers need a second factor", findProblem: () => findMissingSecondFactor(visitorFetch) },
    { about: "the private schema is not exposed", findProblem: () => findOpenSchema(visitorFetch) },
    {
      about: "a file for every mock test on offer",
      findProblem: () => findMissingFile(visitorFetch, target.siteUrl),
    },
  ];
}
