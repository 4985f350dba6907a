import * as v from "valibot";

const nullableText = v.nullable(v.string());

/** The fields of an event as `read_family` returns it; the meaning of `what`, `code`, `note` and `id` depends on the kind. */
const rowEntries = {
  at: v.string(),
  what: nullableText,
  exam: nullableText,
  amount_paise: v.nullable(v.number()),
  code: nullableText,
  by: nullableText,
  note: nullableText,
  id: nullableText,
};

type EventRow = v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>;

/**
 * @param kind a kind of event
 * @param toFields names the fields that events of this kind have
 * @returns the schema of these events; `organiserName` is the organiser who did it, null if none did
 */
export const eventSchema = <const Kind extends string, Fields extends object>(
  kind: Kind,
  toFields: (row: EventRow) => Fields,
) =>
  v.pipe(
    v.object({ ...rowEntries, kind: v.literal(kind) }),
    v.transform((row) => ({ ...toFields(row), kind, at: row.at, organiserName: row.by })),
  );

/**
 * @param names names of exams in one text, `Maths, Science`; null if they are not known
 * @returns the names; empty if they are not known
 */
export const splitNames = (names: string | null): readonly string[] => names?.split(", ") ?? [];

/**
 * @param days the old and the new day of an exam, `2027-01-17 2027-01-24`, or another text
 * @returns the two days; null for another text
 */
export function parseMovedDays(days: string | null): { oldDay: string; newDay: string } | null {
  const [, oldDay, newDay] = /^(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)$/.exec(days ?? "") ?? [];
  return oldDay === undefined || newDay === undefined ? null : { oldDay, newDay };
}
