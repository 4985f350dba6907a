import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardianConsentVersion } from "../../src/content/guardian-consent";
import { regions } from "../../src/content/regions";
import { toStorableLine } from "../../src/lib/storable-text";
import { openMigratedDatabase } from "./migrated-database";

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
}, 60_000);
afterAll(() => database.close());

/**
 * The code points to compare: Unicode's planes of letters, and the plane of tags. PostgreSQL cannot store the zero byte
 * and half characters (surrogates), which are left out.
 */
const ranges = [
  [0x1, 0xd7ff],
  [0xe000, 0x3ffff],
  [0xe0000, 0xe0fff],
] as const;

test.each([
  ["between Latin letters", "a", "b"],
  ["between letters that may need a joiner", "क", "ष"],
])("the browser cleans each character %s as the database does", async (_, letterBefore, letterAfter) => {
  for (const [first, last] of ranges) {
    const { rows } = await database.query<{ point: number; kept: string }>(
      `select point, private.clean_line($1 || chr(point) || $2) as kept from generate_series($3::int, $4::int) as point
      where private.clean_line($1 || chr(point) || $2) is distinct from $1 || chr(point) || $2`,
      [letterBefore, letterAfter, first, last],
    );
    const cleanedTexts = new Map(rows.map(({ point, kept }) => [point, kept]));
    const differentPoints: string[] = [];
    for (let point = first; point <= last; point += 1) {
      const typed = letterBefore + String.fromCodePoint(point) + letterAfter;
      if (toStorableLine(typed) !== (cleanedTexts.get(point) ?? typed))
        differentPoints.push(point.toString(16));
    }
    expect(differentPoints).toEqual([]);
  }
});

test("the site offers exactly the states and union territories that the database accepts in an address", async () => {
  const { rows } = await database.query("select private.regions_of_india() as known");
  expect(rows).toEqual([{ known: [...regions] }]);
});

test("the database knows the version of the guardian's consent that the site shows", async () => {
  const { rows } = await database.query("select private.is_known_wording($1) as known", [
    guardianConsentVersion,
  ]);
  expect(rows).toEqual([{ known: true }]);
});
