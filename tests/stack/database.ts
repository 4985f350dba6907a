import postgres from "postgres";

/**
 * @param databaseUrl the server
 * @param connections how many at most
 * @param role whose rights: the owner's unless told
 * @returns connections to the database itself, past the API; the caller ends them
 */
export function openDatabase(databaseUrl: string, connections = 1, role?: "service_role"): postgres.Sql {
  const options = role ? `?options=${encodeURIComponent(`-c role=${role}`)}` : "";
  return postgres(databaseUrl + options, { max: connections, onnotice: () => undefined });
}

/** @returns every breach of the money's invariants; empty means clean (payments.md section 3) */
export async function listViolations(sql: postgres.Sql): Promise<unknown[]> {
  return [...(await sql`select invariant, detail from private.payment_violations()`)];
}

/**
 * Opens registration around today, whatever day the tests run on.
 *
 * @returns what puts the seeded days back
 */
export async function openRegistration(sql: postgres.Sql): Promise<() => Promise<void>> {
  const editions = await sql`
    select id, registration_opens_on::text, exams_from::text, exams_to::text, results_on::text
    from public.editions where is_current`;
  const days = await sql`
    select edition_id, exam_id, exam_on::text, registration_closes_on::text from public.edition_exams
    where edition_id in (select id from public.editions where is_current)`;
  await sql`
    update public.editions set registration_opens_on = current_date - 30, exams_from = current_date + 20,
      exams_to = current_date + 40, results_on = current_date + 90
    where is_current`;
  await sql`
    update public.edition_exams set exam_on = current_date + 30, registration_closes_on = current_date + 29
    where edition_id in (select id from public.editions where is_current)`;
  return async () => {
    for (const { id, ...row } of editions) await sql`update public.editions set ${sql(row)} where id = ${id}`;
    for (const { edition_id, exam_id, ...row } of days) {
      await sql`update public.edition_exams set ${sql(row)} where edition_id = ${edition_id} and exam_id = ${exam_id}`;
    }
  };
}
