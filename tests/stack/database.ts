import postgres from "postgres";
import { editionDatesAroundToday } from "../support/edition-dates";

/**
 * @param databaseUrl the URL of the database
 * @param connections the maximum number of connections
 * @param role the role of the connections; by default the owner
 * @returns direct connections to the database; the caller ends them
 */
export function openDatabase(databaseUrl: string, connections = 1, role?: "service_role"): postgres.Sql {
  const options = role ? `?options=${encodeURIComponent(`-c role=${role}`)}` : "";
  return postgres(databaseUrl + options, { max: connections, onnotice: () => undefined });
}

/** @returns every broken invariant of payments (docs/payments.md section 3) */
export async function listViolations(sql: postgres.Sql): Promise<unknown[]> {
  return [...(await sql`select invariant, detail from private.payment_violations()`)];
}

/** Throws an error that lists the broken invariants of payments, if any; called at the end of every payment test. */
export async function assertPaymentInvariants(sql: postgres.Sql): Promise<void> {
  const violations = await listViolations(sql);
  if (violations.length > 0)
    throw new Error(`The money records are inconsistent: ${JSON.stringify(violations)}`);
}

/**
 * Moves the current edition's dates so that registration is open today.
 *
 * @returns a function that restores the seeded dates
 */
export async function openRegistration(sql: postgres.Sql): Promise<() => Promise<void>> {
  const editions = await sql`
    select id, registration_opens_on::text, exams_from::text, exams_to::text, results_on::text
    from public.editions where is_current`;
  const days = await sql`
    select edition_id, exam_id, exam_on::text, registration_closes_on::text from public.edition_exams
    where edition_id in (select id from public.editions where is_current)`;
  const openDates = editionDatesAroundToday();
  await sql`
    update public.editions set registration_opens_on = ${openDates.registrationOpensOn}, exams_from = ${openDates.examsFrom},
      exams_to = ${openDates.examsTo}, results_on = ${openDates.resultsOn}
    where is_current`;
  await sql`
    update public.edition_exams set exam_on = ${openDates.examOn}, registration_closes_on = ${openDates.registrationClosesOn}
    where edition_id in (select id from public.editions where is_current)`;
  return async () => {
    for (const { id, ...row } of editions) await sql`update public.editions set ${sql(row)} where id = ${id}`;
    for (const { edition_id, exam_id, ...row } of days) {
      await sql`update public.edition_exams set ${sql(row)} where edition_id = ${edition_id} and exam_id = ${exam_id}`;
    }
  };
}

/**
 * Reads a digest of every table, so that a test can check that nothing has changed. Counters of rate limits are not read, because
 * they also count refused requests.
 *
 * @returns a digest of all rows for each table of ours, and of the accounts
 */
export async function readDigests(sql: postgres.Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') and tablename <> 'rate_limits'
      or schemaname = 'auth' and tablename = 'users'
    order by 1`;
  const digests = tables.map(async ({ name }) => {
    const [row] = await sql.unsafe(
      `select count(*) || ' rows ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
    );
    return [name, String(row?.["digest"])] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
