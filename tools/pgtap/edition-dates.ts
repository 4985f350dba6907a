/** `npm run editions`: writes the editions of the migrations into the file that the public pages are built from. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { openMigratedDatabase } from "./migrated-database";

const file = "src/content/edition-dates.ts";

/**
 * @param database with all migrations
 * @returns every edition with its exams as `src/content/edition-dates.ts` has them: oldest first, exams by their day. Days
 *   are calendar days in India, `YYYY-MM-DD`, hours times of day there, or null; prices are in paise
 */
export async function readEditions(database: PGlite): Promise<unknown[]> {
  const { rows } = await database.query<{ edition: unknown }>(
    `select json_build_object(
      'name', e.name, 'registrationOpensOn', e.registration_opens_on, 'examsFrom', e.exams_from, 'examsTo', e.exams_to,
      'resultsOn', e.results_on, 'isCurrent', e.is_current, 'camera', e.camera,
      'exams', (
        select coalesce(
          json_agg(
            json_build_object(
              'code', s.code, 'examOn', x.exam_on, 'registrationClosesOn', x.registration_closes_on,
              'hours', case when x.opens_at is not null then json_build_array(
                to_char(x.opens_at at time zone interval '5 hours 30 minutes', 'HH24:MI'),
                to_char(x.last_start_at at time zone interval '5 hours 30 minutes', 'HH24:MI')
              ) end,
              'pricePaise', s.price_paise
            )
            order by x.exam_on, s.code
          ),
          '[]'
        )
        from public.edition_exams as x join public.subjects as s on s.id = x.exam_id
        where x.edition_id = e.id
      )
    ) as edition
    from public.editions as e order by e.exams_from`,
  );
  return rows.map(({ edition }) => edition);
}

if (import.meta.filename === process.argv[1]) {
  const database = await openMigratedDatabase();
  const text = JSON.stringify(await readEditions(database));
  await database.close();
  writeFileSync(
    file,
    `/** Written by \`npm run editions\` from the migrations, which rule (decision 026). Not to be edited. */\nexport const editionDates = ${text} as const;\n`,
  );
  execFileSync("npx", ["oxfmt", file], { stdio: "inherit" });
}
