import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { getRows } from "./request";

/**
 * Calls a database function and validates its JSON reply, which the generated types cannot describe. The function
 * itself refuses callers without permission.
 *
 * @param schema the schema of a valid reply
 * @param call the running call, or a built query
 * @returns the reply as the schema transforms it
 * @throws AppError `unavailable` when the reply does not match the schema, otherwise as `getRows`
 */
export async function readReply<T>(
  schema: v.GenericSchema<unknown, T>,
  call: Parameters<typeof getRows<unknown>>[0],
): Promise<T> {
  const checked = v.safeParse(schema, await getRows(call));
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/**
 * Narrows columns whose generated types are too wide: JSON, and texts that a check constraint limits to a few values.
 *
 * @param schema the schema of those columns
 * @param rows the rows from the database
 * @returns the rows, with those columns validated
 * @throws AppError `unavailable` if a row does not match the schema
 */
export function narrowColumns<Row extends object, Columns extends object>(
  schema: v.GenericSchema<unknown, Columns>,
  rows: readonly Row[],
): (Omit<Row, keyof Columns> & Columns)[] {
  return rows.map((row) => {
    const checked = v.safeParse(schema, row);
    if (checked.success) return { ...row, ...checked.output };
    throw new AppError("unavailable", { cause: checked.issues });
  });
}
