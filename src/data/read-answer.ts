import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { getRows } from "./request";

/**
 * Asks the database and checks what it says, where the generated types cannot describe it: its functions answer in JSON.
 * Whoever may not ask is refused by the function itself.
 *
 * @param schema what a sound answer looks like
 * @param call the function, called, or a built query
 * @returns the answer, renamed as the schema has it
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
