import * as v from "valibot";
import { AppError } from "../../lib/app-error";
import { getRows } from "../request";

/**
 * Asks one of the organiser's functions and checks what it says: these answer in JSON, which the generated types cannot
 * describe. Whoever is no admin is refused by the function itself.
 *
 * @param schema what a sound answer looks like
 * @param call the function, called
 * @returns the answer, renamed as the schema has it
 * @throws AppError `forbidden` for anybody but an admin, `unavailable` when the answer is not ours, else by its status
 */
export async function readAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  call: Parameters<typeof getRows<unknown>>[0],
): Promise<T> {
  const checked = v.safeParse(schema, await getRows(call));
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/** How a count is meant: exact, about so many, or more than so many. */
export const precisionSchema = v.picklist(["exact", "about", "more"]);

/**
 * The database takes no half characters and no zero byte, and JSON can carry both.
 *
 * @param text what somebody typed or pasted
 * @returns the same without them
 */
export function toStorableText(text: string): string {
  return text.replaceAll(/[\p{Surrogate}\0]/gu, "");
}
