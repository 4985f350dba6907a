import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { getRows } from "./request";

/**
 * Calls a database function and validates its JSON answer, which the generated types cannot describe. The function
 * itself refuses callers without permission.
 *
 * @param schema the schema of a valid answer
 * @param call the function, called, or a built query
 * @returns the answer as the schema transforms it
 * @throws AppError `unavailable` when the answer is not ours, else by its status
 */
export async function readAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  call: Parameters<typeof getRows<unknown>>[0],
): Promise<T> {
  const checked = v.safeParse(schema, await getRows(call));
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/**
 * Narrows columns of which the generated types know too little: JSON, and texts that a check constraint keeps to a few.
 *
 * @param schema those columns, as the database keeps them
 * @param rows the rows from the database
 * @returns the rows, those columns as the schema has them
 * @throws AppError `unavailable` where a row is not as the schema says
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
